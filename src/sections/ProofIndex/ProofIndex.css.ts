import { style } from '@vanilla-extract/css';

/** As high as the proof beside it: the pages share what room there is. */
export const list = style({ display: 'grid', flex: 1 });
