import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.ts';
import { startSite } from '../../server/site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site answers. */
    site: string;
    /** Where its local mailbox keeps messages. */
    mailbox: string;
  }
}

/**
 * Serves the built site to all test files, with a mailbox of its own. `SITE_URL` names a site that is served already, by
 * another engine or for the public: then only tests that send no messages can run.
 */
export default async function serve(project: TestProject) {
  await findChromium();
  const elsewhere = process.env.SITE_URL;
  if (elsewhere) {
    project.provide('site', new URL(elsewhere).origin);
    project.provide('mailbox', '');
    return;
  }
  const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const site = await startSite({ dist: 'dist', port: 0, mailboxDir: mailbox });
  project.provide('site', site.url);
  project.provide('mailbox', mailbox);
  return async () => {
    await site.close();
    await rm(mailbox, { recursive: true });
  };
}
