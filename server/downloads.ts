import { existsSync, readdirSync } from 'node:fs';

/** Addresses of the files in a folder of downloads, `/downloads/name.pdf`; none where the folder does not exist. */
export const downloadsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `/downloads/${name}`)
        .sort()
    : [];
