import { startSite } from '../../server/site.ts';

// Serves the built site with the local mailbox for Playwright. Full compression would delay the first tests by seconds.
const port = Number(process.env.SITE_PORT);
await startSite({ dist: 'dist', port, mailboxDir: `.cache/test/mailbox-${port}`, quality: 9 });
