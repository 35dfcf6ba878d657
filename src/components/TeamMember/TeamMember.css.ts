import { globalStyle, style } from '@vanilla-extract/css';
import { characters } from '../../theme/characters';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';

export const member = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7rem) minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'center',
  '@media': { [media.desk]: { gridTemplateRows: 'auto auto 1fr', columnGap: vars.space[28], alignItems: 'start' } },
});
export const portrait = style({ border: `${vars.stroke.hairline} solid ${vars.color.lineStrong}` });
export const nameAndQuote = style({ display: 'grid', rowGap: vars.space[8] });
export const quote = style({ gridColumn: '1 / -1' });
export const bio = style({ gridColumn: '1 / -1', maxInlineSize: characters(62) });

// In windows from 1024 px, name and quotation are beside the portrait, and the biography is below.
const medium = style({
  '@media': {
    [media.desk]: { gridTemplateColumns: 'min(12rem, 36%) minmax(0, 1fr)', gridTemplateRows: 'auto 1fr auto' },
  },
});
globalStyle(`${medium} > ${portrait}`, { '@media': { [media.desk]: { gridRow: '1 / 3' } } });
globalStyle(`${medium} > ${quote}`, { '@media': { [media.desk]: { gridColumn: '2' } } });

const large = style({
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr auto',
      columnGap: vars.space[24],
      alignItems: 'start',
    },
    [media.desk]: {
      // The team leader has the largest portrait of the page.
      gridTemplateColumns: 'minmax(0, 18.75rem) minmax(0, 1fr) minmax(0, 2fr)',
      gridTemplateRows: '1fr auto',
      // Space for the hanging quotation mark.
      columnGap: vars.space[64],
      rowGap: vars.space[40],
    },
  },
});
globalStyle(`${large} > ${portrait}`, {
  '@media': { [media.wide]: { gridRow: '1 / 3' }, [media.desk]: { gridArea: '1 / 1 / 3 / 2' } },
});
globalStyle(`${large} > ${quote}`, {
  '@media': {
    [media.wide]: { gridColumn: '2', alignSelf: 'end' },
    [media.desk]: { gridArea: '1 / 2 / 2 / 4', alignSelf: 'start' },
  },
});
globalStyle(`${large} > ${nameAndQuote}`, { '@media': { [media.desk]: { gridArea: '2 / 2 / 3 / 3' } } });
globalStyle(`${large} > ${bio}`, { '@media': { [media.desk]: { gridArea: '2 / 3 / 3 / 4' } } });

export const size = { medium, large };
