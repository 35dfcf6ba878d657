/** Replaces unpaired surrogates, on which `encodeURIComponent` throws. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

/** Zero-width characters that come with copied text, except joiners and direction marks. */
const INVISIBLE = /[\u00AD\u200B\u202A-\u202E\u2060\uFEFF]/g;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => /^[\p{Cf}\p{Z}\s]*$/u.test(text);

/**
 * Cleans a one-line value, so that it cannot inject a line or header into an email. Joiners and direction marks stay
 * for emoji and right-to-left text.
 */
export function cleanLine(text: string): string {
  return wellFormed(text)
    .replace(INVISIBLE, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
}

/** Cleans a multi-line value: all line breaks become `\n`, and control characters except tabs are removed. */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u0085\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** Removes invisible characters and wrappings such as `mailto:ada@example.com` or `Ada <ada@example.com>;`. */
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

/** Whether the cleaned text has the form `text@text.text`, without spaces or delimiters such as `,` and `<`. */
export const isEmail = (text: string): boolean => ADDRESS.test(cleanEmail(text));
