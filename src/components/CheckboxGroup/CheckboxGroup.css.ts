import { createContainer, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css';
import { field, label } from '../Field/Field.css';

const container = createContainer();

export const group = style([field, { containerName: container, containerType: 'inline-size' }]);
export const legend = style([label, { float: 'left', width: '100%' }]);
export const rest = style({ display: 'flow-root', clear: 'both' });

export const options = styleVariants({
  1: { display: 'grid', marginBlockStart: vars.space[4] },
  2: {
    display: 'grid',
    columnGap: vars.space[24],
    marginBlockStart: vars.space[4],
    '@container': { [`${container} (min-width: 30rem)`]: { gridTemplateColumns: '1fr 1fr' } },
  },
});
