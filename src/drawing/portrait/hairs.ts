import { longHairs } from './longHairs.ts';
import { shortHairs } from './shortHairs.ts';

/** Hair by what it is called. */
export const styles = { ...shortHairs, ...longHairs };
