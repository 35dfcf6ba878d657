import { writeFileSync } from 'node:fs';
import { allSizes, RECORD } from '../tests/support/sizes.ts';

// Writes down how heavy the pages and scripts of dist/ are, for a failing budget to compare with: npm run sizes.
writeFileSync(RECORD, `${JSON.stringify(allSizes(), null, 2)}\n`);
