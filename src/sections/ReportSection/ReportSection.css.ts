import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

const stacked = `${media.wide} and (width < 1240px)`;

/** Around reports in pairs, where each is a column: their parts are in line with those of the neighbour. */
export const pairs = style({});
globalStyle(`${pairs} > ul > li`, {
  '@media': { [stacked]: { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
});
globalStyle(`${pairs} > ul > li > article`, { '@media': { [stacked]: { gridRow: '1 / -1' } } });
