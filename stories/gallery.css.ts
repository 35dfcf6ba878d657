import { style } from '@vanilla-extract/css';
import { media } from '../src/theme/media';

export const grid = style({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'repeat(auto-fill, minmax(var(--gallery-column), 1fr))',
});

/** For components that fill the width of a tablet. */
export const oneOnTablets = style({ '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } } });
