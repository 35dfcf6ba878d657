import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { unit } from './measures.css';

/** Stage units as a CSS length. */
export const stageUnits = (value: number) => `calc(${value} * ${unit})`;
/** Right frame line, in stage units, where the callouts end. */
export const frameRight = 1384;
export const typedBaseline = 568;

/** Landscape windows from 1024 px, with text and drawing side by side. In all others, the text is above. */
export const beside = `${media.desk} and (orientation: landscape)`;
export const smallLandscape = `${beside} and (width < 71.25em)`;
/** Windows in which two actions side by side fill the space beside the drawing. */
export const narrow = `${beside} and (width < 77.5em) and (min-height: 43.75em), ${smallLandscape}`;
export const desk = (rules: StyleRule): StyleRule => ({ '@media': { [beside]: rules } });
/** Portrait windows from 700 px, with the text above the drawing. */
export const upright = `${media.wide} and (orientation: portrait)`;
export const below = `not ${beside}`;

/** Page margin inside the hero, in `cqi` because a scroll bar makes the hero narrower than the viewport. */
export const pageMargin = `max(${vars.size.margin}, (100cqi - ${vars.size.container}) / 2)`;
export const stripHeight = '3.5rem';
