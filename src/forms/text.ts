/** Replaces unpaired surrogates: `encodeURIComponent` throws on them. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

/** Characters without width that come along when text is copied. Joiners and direction marks are not among them. */
const INVISIBLE = /[\u00AD\u200B\u202A-\u202E\u2060\uFEFF]/g;

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => /^[\p{Cf}\p{Z}\s]*$/u.test(text);

/**
 * Cleans the value of a single-line field: line breaks and control characters become one space, so that a value can
 * never start a new line (or header) in a mail. Joiners and direction marks stay: emoji and right-to-left text need them.
 */
export function cleanLine(text: string): string {
  return wellFormed(text)
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Cleans the value of a multi-line field: every kind of line break becomes `\n`; other control characters but tabs go. */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/**
 * Cleans an email address: removes invisible characters and the usual wrappings, as in `mailto:ada@example.com` and
 * `Ada <ada@example.com>;`.
 */
export function cleanEmail(text: string): string {
  const line = text.replace(/\p{Cf}/gu, '').replace(/[\p{Cc}\p{Z}]+/gu, ' ');
  const inBrackets = /<([^<>]*)>[\s,;.]*$/.exec(line)?.[1] ?? line;
  return inBrackets
    .trim()
    .replace(/[\s,;.]+$/, '')
    .replace(/^["'(“‘](.*)["')”’]$/, '$1')
    .replace(/^mailto:([^?]*).*$/i, '$1')
    .trim();
}

const part = '[^\\s@<>()[\\]\\\\,;:"]+';
const ADDRESS = new RegExp(`^${part}@${part}\\.${part}$`);

/** Text, an at sign, text, a dot, text, without spaces (spec 5) and without the signs that separate addresses. */
export const isEmail = (text: string): boolean => ADDRESS.test(cleanEmail(text));
