import { Drawing } from '../components/Drawing';

/** Drawing for an empty list. */
export const openCircuit = <Drawing name="empty" viewBox="0 0 640 220" fit="natural" />;
