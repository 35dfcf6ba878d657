/** Vite writes the list in place of this name (`define` in `vite.config.ts`). */
declare const __DOWNLOADS__: readonly string[];

/** Addresses of the files in `public/downloads`, `/downloads/name.pdf`. */
export const downloads = __DOWNLOADS__;
