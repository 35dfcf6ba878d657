/** Message as an email, offered after sending failed. */
export interface MailFallback {
  /** `mailto:` URL with all fields, of at most `mailtoLimit` characters. */
  readonly mailto: string;
  /** Complete message as plain text to copy; never shortened. */
  readonly text: string;
  /** Whether `mailto` is incomplete, so that the visitor should paste `text`. */
  readonly shortened: boolean;
}

/** Maximum length of a `mailto:` URL, because some systems cut it at about 2,000 characters. */
export const mailtoLimit = 1_900;

/** Marks where the message was cut. */
export const shortenedMark = '[Shortened here: please paste the full message from the website.]';

/** Email to write. Only the message may have several lines. */
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
  // Email lines end in CR LF (RFC 6068). Apostrophes are encoded here, because browsers would encode them later and
  // lengthen the address.
  const encode = (text: string) => encodeURIComponent(text.replace(/\n/g, '\r\n')).replaceAll("'", '%27');
  const to = encodeURIComponent(draft.to).replace('%40', '@');
  return `mailto:${to}?subject=${encode(draft.subject)}&body=${encode(bodyOf(draft))}`;
}

/** Cuts between code points, so that no surrogate pair is split. */
function cut(text: string, length: number, mark: string): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}${mark}`;
}

/** Cuts each part that is longer than `length`. */
const shorten = (draft: MailDraft, length: number): MailDraft => ({
  to: draft.to,
  subject: cut(draft.subject, length, '…'),
  fields: draft.fields.map(([label, value]) => [label, cut(value, length, '…')]),
  message: cut(draft.message, length, `\n\n${shortenedMark}`),
});

/** Creates the fallback email (spec 8). Subject and fields must have no line breaks; the message uses `\n`. */
export function mailFallback(draft: MailDraft): MailFallback {
  let mailto = addressOf(draft);
  const shortened = mailto.length > mailtoLimit;
  for (let length = mailtoLimit; mailto.length > mailtoLimit; length -= 10) mailto = addressOf(shorten(draft, length));
  return { mailto, text: bodyOf(draft), shortened };
}
