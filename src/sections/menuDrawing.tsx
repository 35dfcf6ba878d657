import { Drawing } from '../components/Drawing';

const part = (id: string) => <Drawing name="menu" part={id} viewBox="-4 0 304 370" />;

/** Drawing of the header's Solutions menu, and its layers, which the rows of the menu highlight. */
export const menuDrawing = { whole: part('d'), core: part('core'), bus: part('bus'), ai: part('ai'), cx: part('cx') };
