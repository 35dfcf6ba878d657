/** Outlines of the mark on a 48-unit grid. At heights that are multiples of 16 px, edges fall on whole pixels. */
export const mark =
  'M18 10.5A7.5 7.5 0 0 1 9 17.848V45H3V10.5A7.5 7.5 0 0 1 18 10.5ZM30 37.5A7.5 7.5 0 0 1 39 30.152V3H45V37.5A7.5 7.5 0 0 1 30 37.5ZM31.5 24A7.5 7.5 0 0 1 16.5 24A7.5 7.5 0 0 1 31.5 24Z';

/** Type of the brand name. `size`, `left` and `baseline` are in units of the mark's grid; `tracking` is in em. */
export const wordmarkStyle = {
  size: 28 / 0.72,
  weight: 600,
  width: 90,
  tracking: -0.02,
  left: 59,
  baseline: 38,
} as const;

/** Heights in px. */
export const heights = { sm: 16, md: 32, lg: 48, xl: 96 } as const;
