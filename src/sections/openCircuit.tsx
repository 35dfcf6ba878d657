import { Drawing } from '../components/Drawing';

/** Over the words of a list that has nothing to show. */
export const openCircuit = <Drawing name="empty" viewBox="0 0 640 220" fit="natural" />;
