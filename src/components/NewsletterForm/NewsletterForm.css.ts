import { createContainer, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { vars } from '../../theme/vars.css';
import { withoutScripts } from '../../theme/withoutScripts';

const container = createContainer();
/** Wide enough for two fields, or a field and its button, side by side. */
const row = `${container} (min-width: 32rem)`;

export const form = style({ position: 'relative', containerName: container, containerType: 'inline-size' });
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[28] });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[28]} ${vars.space[24]}`,
  '@container': { [row]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' } },
});
/** Aligns the button with the bottom of the field. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[16],
  alignItems: 'end',
  '@container': { [row]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const send = style({
  display: 'flex',
  flexDirection: 'column',
  gap: `${vars.space[12]} ${vars.space[24]}`,
  '@media': { [media.wide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' } },
});
export const submit = style(withoutScripts({ display: 'none' }, {}));
export const noScriptNotice = style(withoutScripts({ display: 'block' }, { display: 'none' }));
export const outcome = style({ scrollMarginBlock: vars.space[24] });
export const outcomeVisible = style({ marginBlockStart: vars.space[24] });
