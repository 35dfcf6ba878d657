import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const inline = style({ display: 'flex', flexWrap: 'wrap', minInlineSize: 0 });
export const gap = { '0': '', ...styleVariants(vars.space, (value) => ({ columnGap: value })) };
export const rowGap = { '0': '', ...styleVariants(vars.space, (value) => ({ rowGap: value })) };
export const align = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  baseline: { alignItems: 'baseline' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
});
export const justify = styleVariants({
  start: { justifyContent: 'flex-start' },
  between: { justifyContent: 'space-between' },
  end: { justifyContent: 'flex-end' },
});
export const narrow = styleVariants({
  wrap: {},
  stack: { '@media': { [`not ${media.wide}`]: { flexDirection: 'column', alignItems: 'stretch' } } },
});
