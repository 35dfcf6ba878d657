/** The site's font, as `document.fonts` asks for it. */
export const FONT = '1em "Instrument Sans"';
