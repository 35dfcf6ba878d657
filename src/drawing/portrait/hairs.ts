import { longHairs } from './longHairs.ts';
import { shortHairs } from './shortHairs.ts';
import type { Style } from './style.ts';

/** Hair by what it is called. */
export const styles: Readonly<Record<keyof typeof shortHairs | keyof typeof longHairs, Style>> = { ...shortHairs, ...longHairs }; // biome-ignore format: one line
