import { Drawing } from '../components/Drawing';

const part = (id: string) => <Drawing name="menu" part={id} viewBox="-4 0 304 370" />;

/** The four plates beside the list of services in the header, and each of them for a row to light. */
export const menuDrawing = { whole: part('d'), core: part('core'), bus: part('bus'), ai: part('ai'), cx: part('cx') };
