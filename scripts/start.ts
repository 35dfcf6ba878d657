import { mailIsConfigured } from '../server/mailSettings.ts';
import { startSite } from '../server/site.ts';
import { buildSite, exitOnContentError } from './build.ts';

// Builds, prerenders and serves the site: npm start
const port = Number(process.env.PORT ?? 4173);
const withMailbox = !mailIsConfigured('production');
await buildSite({ localMail: true }).catch(exitOnContentError);
const options = { dist: 'dist', port, ...(withMailbox ? { mailboxDir: '.mailbox' } : {}) };
const { url } = await startSite(options).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Stop the other server, or set PORT.`);
  process.exit(1);
});
console.log(`The site is at ${url}`);
if (withMailbox) console.log(`Messages sent from its forms are listed at ${url}/__mailbox`);
