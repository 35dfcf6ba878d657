import type { MailFallback } from './types.ts';

/**
 * The longest `mailto:` address we make, in characters. Some systems cut at about 2,000, and what they cut is the end
 * of the visitor's message.
 */
export const mailtoLimit = 1_900;

/** Stands in the mail where the message had to be cut. */
export const shortenedMark = '[Shortened here: please paste the full message from the website.]';

/** A mail to write: the fields are single lines, only the message may have several. */
export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly fields: readonly (readonly [label: string, value: string])[];
  readonly message: string;
}

function bodyOf(draft: Pick<MailDraft, 'fields' | 'message'>): string {
  return [...draft.fields.map(([label, value]) => `${label}: ${value}`), '', 'Message:', draft.message].join('\n');
}

function addressOf(draft: MailDraft): string {
  // The line break of mail is CR LF (RFC 6068); the at sign of the recipient may stay readable. Apostrophes are encoded
  // as browsers do when they hand the address to another program.
  const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n')).replaceAll("'", '%27');
  const to = encodeURIComponent(draft.to).replace('%40', '@');
  return `mailto:${to}?subject=${encode(draft.subject)}&body=${encode(bodyOf(draft))}`;
}

/** Cuts by code point, so that no character is halved. */
function cut(text: string, length: number, mark: string): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}${mark}`;
}

/** The largest whole number in 0..max for which `fits` holds, where smaller numbers fit better; 0 if none does. */
function largest(max: number, fits: (count: number) => boolean): number {
  let low = 0;
  let high = max;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Makes the `mailto:` address of the mail-client fallback (spec 8), every field encoded. A message too long for an
 * address is shortened with a mark, and only when that is not enough are the single-line fields shortened too.
 *
 * @param draft values already cleaned: single lines without line breaks, the message with `\n`
 * @param limit longest address in characters; default {@link mailtoLimit}
 * @returns the address, the whole mail as plain text, and whether the address leaves something out
 */
export function mailFallback(draft: MailDraft, limit = mailtoLimit): MailFallback {
  const text = bodyOf(draft);
  const whole = addressOf(draft);
  if (whole.length <= limit) return { mailto: whole, text, shortened: false };

  const fits = (candidate: MailDraft) => addressOf(candidate).length <= limit;
  const withLines = (length: number): MailDraft => ({
    ...draft,
    subject: cut(draft.subject, length, '…'),
    fields: draft.fields.map(([label, value]) => [label, cut(value, length, '…')] as const),
  });
  const withMessage = (base: MailDraft, length: number): MailDraft => ({
    ...base,
    message: cut(draft.message, length, `\n\n${shortenedMark}`).trimStart(),
  });

  const longestLine = Math.max(...[draft.subject, ...draft.fields.map(([, value]) => value)].map((v) => v.length));
  const lines = withLines(largest(longestLine, (length) => fits(withMessage(withLines(length), 0))));
  const message = largest(draft.message.length, (length) => fits(withMessage(lines, length)));
  return { mailto: addressOf(withMessage(lines, message)), text, shortened: true };
}

/** Opens the visitor's mail program with a `mailto:` address. Nobody can know whether one opened: show the link too. */
export function openMailClient(address: string): void {
  location.href = address;
}
