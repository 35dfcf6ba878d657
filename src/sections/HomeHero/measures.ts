import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { unit } from './measures.css';

/** So many units of the stage. */
export const u = (value: number) => `calc(${value} * ${unit})`;
/** Stage units from the right frame line, where the shelves of the callouts end. */
export const frameRight = 1384;
export const typedShelf = 568;

/** Words and drawing beside each other; in a window that is higher than wide they stand above each other. */
export const beside = `${media.desk} and (orientation: landscape)`;
export const cramped = `${beside} and (width < 71.25em)`;
/** The actions beside each other are as wide as what lies left of the drawing. */
export const narrow = `${beside} and (width < 77.5em) and (min-height: 43.75em), ${cramped}`;
export const desk = (rules: StyleRule): StyleRule => ({ '@media': { [beside]: rules } });
/** Wide enough for two columns, and higher than wide: the words above the drawing. */
export const upright = `${media.wide} and (orientation: portrait)`;
export const below = `not ${beside}`;

/** Within the hero, whose width a scroll bar leaves narrower than the window. */
export const sheetEdge = `max(${vars.size.margin}, (100cqi - ${vars.size.container}) / 2)`;
export const stripHeight = '3.5rem';
