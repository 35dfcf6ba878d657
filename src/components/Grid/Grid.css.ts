import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  '@media': { [media.wide]: { columnGap: vars.space[24] } },
});
export const rowGap = { '0': '', ...styleVariants(vars.space, (value) => ({ rowGap: value })) };
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});

const twelve = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12 } as const;
export const column = style({ gridColumnEnd: 'span 12', minInlineSize: 0 });
export const medium = styleVariants(twelve, (n) => ({ '@media': { [media.wide]: { gridColumnEnd: `span ${n}` } } }));
export const span = styleVariants(twelve, (n) => ({ '@media': { [media.desk]: { gridColumnEnd: `span ${n}` } } }));
export const start = styleVariants(twelve, (n) => ({ '@media': { [media.desk]: { gridColumnStart: n } } }));
