/** Replaced by Vite with the list of files (`define` in `vite.config.ts`). */
declare const __DOWNLOADS__: readonly string[];

/** URLs of the files in `public/downloads`, such as `/downloads/name.pdf`. */
export const downloads = __DOWNLOADS__;
