import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

/** Container of paired reports, which aligns their parts. */
export const pairs = style({});
globalStyle(`${pairs} > ul > li`, {
  '@media': { [media.wide]: { display: 'grid', gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
});
globalStyle(`${pairs} > ul > li > article`, { '@media': { [media.wide]: { gridRow: '1 / -1' } } });
