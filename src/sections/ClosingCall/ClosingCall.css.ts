import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

/** The drawing's own size, and where its ground lies on it. */
const paper = { width: 1440, height: 400, ground: 374 };
const full = `screen and (min-width: ${paper.width}px)`;
const ink = (share: string) => `color-mix(in srgb, ${vars.color.text} ${share}, transparent)`;

export const call = style({
  display: 'grid',
  rowGap: vars.space[20],
  paddingBlockStart: vars.flow.section,
  '@media': {
    [media.desk]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))', columnGap: vars.space[24], alignItems: 'end' },
  },
});
export const title = style({
  display: 'grid',
  justifyItems: 'start',
  rowGap: vars.space[20],
  '@media': { [media.wide]: { rowGap: vars.space[28] }, [media.desk]: { gridColumn: '1 / 8' } },
});
export const offer = style({ '@media': { [media.desk]: { gridColumn: '8 / 13' } } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[12],
  marginBlockStart: vars.space[28],
  '@media': { [`not ${media.wide}`]: { flexDirection: 'column' }, [media.wide]: { gap: vars.space[16] } },
});
export const further = style({ marginBlockStart: vars.space[12] });
export const note = style([type.label, { marginBlockStart: vars.space[12], color: vars.color.muted }]);

// Ends on the ground that the footer stands in. Its columns and level marks are drawn for the sheet: from 1440 px they
// meet the frame lines, and the ground runs on to the edges of the window.
export const cut = style({
  position: 'relative',
  overflow: 'clip',
  marginBlockStart: vars.space[48],
  '@media': {
    [media.wide]: { marginBlockStart: vars.space[72] },
    [full]: {
      '::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: `${paper.ground - 0.625}px`,
        blockSize: '11px',
        borderBlockStart: `1.25px solid ${ink('80%')}`,
        backgroundImage: `repeating-linear-gradient(-45deg, ${ink('20%')} 0 0.75px, transparent 0.75px 6.364px)`,
        maskImage: `linear-gradient(90deg, #000 calc(50% - ${paper.width / 2}px), transparent 0 calc(50% + ${paper.width / 2}px), #000 0)`,
      },
    },
  },
});
export const drawing = style({
  // Phones see the left part of it, smaller.
  inlineSize: '900px',
  marginInlineStart: '-44px',
  '@media': {
    // The level marks stay on the right frame line; what does not fit is cut at the left.
    [media.wide]: {
      inlineSize: `${paper.width}px`,
      marginInlineStart: `calc(100% - ${paper.width}px)`,
    },
    [full]: { marginInlineStart: `calc(50% - ${paper.width / 2}px)` },
  },
});
