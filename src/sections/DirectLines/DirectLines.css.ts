import { style } from '@vanilla-extract/css';
import { inset } from '../../theme/inset.css';
import { media } from '../../theme/media';
import { type } from '../../theme/type.css';
import { vars } from '../../theme/vars.css';

const strong = `${vars.stroke.hairline} solid ${vars.color.lineStrong}`;
const tablet = `${media.wide} and (width < 1024px)`;

/** Rows on phones; on wide windows the upright line of the head above runs on through them to the form below. */
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginInline: `calc(-1 * ${inset})`,
  borderBlockEnd: strong,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desk]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.broad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) calc(500% / 12)' },
  },
});
const cell = style({
  paddingInline: inset,
  selectors: { '& + &': { borderBlockStart: strong } },
});
/** On phones the label and the way to the firm are one line. */
export const line = style([
  cell,
  {
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: vars.space[4],
    '@media': {
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        paddingBlock: vars.space[20],
        selectors: { '& + &': { borderBlockStart: 0, borderInlineStart: strong } },
      },
    },
  },
]);
export const open = style([
  line,
  {
    '@media': {
      [tablet]: {
        gridColumn: '1 / -1',
        selectors: { [`${line} + &`]: { borderInlineStart: 0, borderBlockStart: strong } },
      },
    },
  },
]);
export const label = style([type.label, { color: vars.color.muted }]);
/** The whole line is the target. */
export const way = style([
  type.text,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '2.75rem',
    overflowWrap: 'anywhere',
    '@media': { [media.wide]: { fontSize: vars.type.lead.size } },
  },
]);
export const more = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    gridColumnStart: 2,
    minBlockSize: '2.75rem',
    '@media': { [media.wide]: { gridColumnStart: 1 }, [media.desk]: { minBlockSize: vars.space[28] } },
  },
]);
export const scale = style({ '@media': { [`not ${media.wide}`]: { display: 'none' } } });
