/**
 * Addresses of the files in `public/downloads`. Empty here: Vite writes the list when it reads this module, from what is
 * in the folder (`vite.config.ts`), so that a file put there is all that a download needs.
 */
export const downloads: readonly string[] = [];
