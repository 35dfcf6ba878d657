/** A length in px as SVG takes it, so that it grows with the size of text, as on windows of 1600 px and more. */
export const rem = (px: number) => `${px / 16}rem`;
