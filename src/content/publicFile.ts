import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Project folder, independent of the working directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Returns the file in `public` that the site serves at a path. */
export const publicFile = (address: string) => join(root, 'public', address);
