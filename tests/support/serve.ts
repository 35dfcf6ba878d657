import { existsSync } from 'node:fs';
import { startSite } from '../../server/site.ts';

// Serves the built site with the local mailbox for Playwright. Full compression would delay the first tests by seconds.
if (!existsSync('dist/_headers')) {
  console.error('There is no built site in dist/. Run `npm run build:local-mail` first.');
  process.exit(1);
}
const port = Number(process.env.SITE_PORT);
await startSite({ dist: 'dist', port, mailboxDir: `.cache/test/mailbox-${port}`, quality: 9 });
