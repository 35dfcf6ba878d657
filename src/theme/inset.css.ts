import { createVar } from '@vanilla-extract/css';

/**
 * How far what stands here may reach out to meet the frame line, or the edge of the cell that holds it. Container and Cell
 * set it; outside both it has no value.
 */
export const inset = createVar();
