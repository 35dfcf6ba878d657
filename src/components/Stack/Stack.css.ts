import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';

export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const gap = { '0': '', ...styleVariants(vars.space, (value) => ({ gap: value })) };
export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center', textAlign: 'center' },
  end: { alignItems: 'flex-end' },
});
export const justify = styleVariants({
  start: {},
  between: { justifyContent: 'space-between', blockSize: '100%' },
});
