/** Converts px to rem for SVG attributes, so that lengths scale with the font size. */
export const rem = (px: number) => `${px / 16}rem`;
