/** For what is heard and not seen, as in VisuallyHidden; here for what only some windows hide. */
export const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
