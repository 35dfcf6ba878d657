import type { MailboxMessage } from './mailbox.ts';

/** Path of the list of messages. */
export const mailboxPage = '/__mailbox';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Renders the list of messages as an HTML page. */
export function renderMailbox(messages: readonly MailboxMessage[]): string {
  const show = (value: unknown) => escapeHtml(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const article = (message: MailboxMessage) => `
    <article>
      <h2><time datetime="${show(message.received_at)}">${show(message.received_at)}</time></h2>
      <dl>
        <dt>Endpoint</dt><dd>${show(message.endpoint)}</dd>
        <dt>Service</dt><dd>${show(message.service_id)}</dd>
        <dt>Template</dt><dd>${show(message.template_id)}</dd>
      </dl>
      <h3>Template parameters</h3>
      <dl>${Object.entries(message.template_params)
        .map(([name, value]) => `\n        <dt>${escapeHtml(name)}</dt><dd><pre>${show(value)}</pre></dd>`)
        .join('')}
      </dl>
    </article>`;
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Local mailbox (${count})</title>
    <style>
      body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
      article { border-top: 1px solid; margin-top: 2rem; }
      dt { font-weight: 600; }
      dd { margin: 0 0 0.5rem; }
      pre { font: inherit; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <main>
      <h1>Local mailbox</h1>
      <p>${messages.length === 0 ? 'No messages yet.' : `${count}, newest first.`} Nothing here has left this machine.
        <a href="${mailboxPage}.json">The same as JSON</a></p>${messages.map(article).join('')}
    </main>
  </body>
</html>
`;
}
