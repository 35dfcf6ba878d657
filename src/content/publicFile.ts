import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, from wherever a command runs. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The file that the site serves at an address. */
export const publicFile = (address: string) => join(root, 'public', address);
