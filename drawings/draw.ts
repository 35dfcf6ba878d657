import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { files } from './src/files.ts';

// Writes the generated drawings to public/drawings: npm run drawings
for (const [name, text] of files()) writeFileSync(join(import.meta.dirname, '../public/drawings', name), text);
