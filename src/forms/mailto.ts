/** The same message as a mail, offered to a visitor whose message could not be sent. */
export interface MailFallback {
  /** A `mailto:` address with every field filled in, at most about 1,900 characters long. */
  readonly mailto: string;
  /** Everything the visitor wrote, as plain text to copy; never shortened. */
  readonly text: string;
  /** Whether `mailto` had to leave something out, so that the visitor should paste `text`. */
  readonly shortened: boolean;
}

/** The longest `mailto:` address in characters. Some systems cut addresses at about 2,000. */
export const mailtoLimit = 1_900;

/** Marks the place in the mail where the message was cut. */
export const shortenedMark = '[Shortened here: please paste the full message from the website.]';

/** A mail to write: the fields are single lines, only the message may have several. */
export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly fields: readonly (readonly [label: string, value: string])[];
  readonly message: string;
}

function bodyOf(draft: MailDraft): string {
  return [...draft.fields.map(([label, value]) => `${label}: ${value}`), '', 'Message:', draft.message].join('\n');
}

function addressOf(draft: MailDraft): string {
  // Lines of mail end in CR LF (RFC 6068). Browsers encode apostrophes when they hand the address to another program.
  const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n')).replaceAll("'", '%27');
  const to = encodeURIComponent(draft.to).replace('%40', '@');
  return `mailto:${to}?subject=${encode(draft.subject)}&body=${encode(bodyOf(draft))}`;
}

/** Cuts by code point, so that no character is halved. */
function cut(text: string, length: number, mark: string): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}${mark}`;
}

/** Cuts the message and, where they are even longer than it may be, the single lines. */
const shorten = (draft: MailDraft, length: number): MailDraft => ({
  to: draft.to,
  subject: cut(draft.subject, length, '…'),
  fields: draft.fields.map(([label, value]) => [label, cut(value, length, '…')]),
  message: cut(draft.message, length, `\n\n${shortenedMark}`),
});

/** Makes the mail-client fallback (spec 8). Single lines have no line breaks; those of the message are `\n`. */
export function mailFallback(draft: MailDraft): MailFallback {
  let mailto = addressOf(draft);
  const shortened = mailto.length > mailtoLimit;
  for (let length = mailtoLimit; mailto.length > mailtoLimit; length -= 10) mailto = addressOf(shorten(draft, length));
  return { mailto, text: bodyOf(draft), shortened };
}
