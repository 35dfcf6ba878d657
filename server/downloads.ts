import { existsSync, readdirSync } from 'node:fs';

/** URLs of the files in a downloads folder (`/downloads/name.pdf`); none if the folder does not exist. */
export const downloadsIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => `/downloads/${name}`)
        .sort()
    : [];
