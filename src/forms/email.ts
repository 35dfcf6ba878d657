const part = '[^\\s@<>()[\\]\\\\,;:"]+';
const ADDRESS = new RegExp(`^${part}@${part}\\.${part}$`);

/**
 * An email address as it was meant: without characters that nobody sees, which come along when it is copied, and without
 * the usual wrappings: `mailto:ada@example.com`, `Ada <ada@example.com>;`.
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

/** Text, an at sign, text, a dot, text, without spaces (spec 5) and without the signs that separate addresses. */
export const isEmail = (text: string): boolean => ADDRESS.test(cleanEmail(text));

/** Cleans the addresses in a form's fields, so that the visitor sees what is sent. */
export function cleanEmailFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=email]')) {
    const clean = cleanEmail(field.value);
    if (field.value !== clean) field.value = clean;
  }
}
