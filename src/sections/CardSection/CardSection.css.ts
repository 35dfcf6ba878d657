import { style } from '@vanilla-extract/css';
import { side } from '../../components/EmptyState/EmptyState.css';

// Begins where the section's title does.
export const none = style({ vars: { [side]: '0px' } });
