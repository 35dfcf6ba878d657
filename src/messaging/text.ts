/** An unpaired surrogate is no character: `encodeURIComponent` throws on it and JSON carries it as an escape. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

/** Characters without width that come along when text is copied. Joiners and direction marks are not among them. */
const UNSEEN = /[\u00AD\u200B\u202A-\u202E\u2060\uFEFF]/g;

/** Whether nothing of a text can be seen. */
export const isBlank = (text: string): boolean => /^[\p{Cf}\p{Z}\s]*$/u.test(text);

/**
 * Cleans the value of a single-line field: line breaks and control characters become one space, so that a value can
 * never start a new line (or header) in a mail. Joiners and direction marks stay: emoji and right-to-left text need them.
 */
export function cleanLine(text: string): string {
  return wellFormed(text)
    .replace(UNSEEN, '')
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
