import { createServer } from 'vite';

// Starts the site's dev server and the editor, which shows its forms beside the site's pages (docs/editing.md).
const site = await createServer();
await site.listen();
process.env.VITE_SITE_URL = site.resolvedUrls?.local[0];

const editor = await createServer({ root: 'editor', server: { open: true } });
await editor.listen();
console.log(`The site is at ${process.env.VITE_SITE_URL}`);
console.log(`The editor is at ${editor.resolvedUrls?.local[0]}. Open it in Chrome or Edge`);
