import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MailDraft, mailFallback, mailtoLimit } from './mailto.ts';
import { readMailto } from './testing/fakes.ts';
import { cleanLine, cleanText } from './text.ts';

const draft: MailDraft = {
  to: 'hello@northgate.example',
  subject: 'Project inquiry from Ada',
  fields: [
    ['Name', 'Ada'],
    ['Company', "Tom & Jerry's = 100%?#"],
  ],
  message: 'One\n\nTwo "quoted" + <b>',
};

/** Any text, including control characters and all scripts, but without unpaired surrogates. */
const anyText = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
const anyDraft = fc.record({
  to: fc.constant(draft.to),
  subject: anyText(200).map(cleanLine),
  fields: anyText(200).map((text): MailDraft['fields'] => [['Name', cleanLine(text)]]),
  message: anyText(2_000).map(cleanText),
});

describe('mailFallback', () => {
  it('encodes every field, with CR LF line breaks', () => {
    expect(mailFallback(draft)).toEqual({
      mailto:
        'mailto:hello@northgate.example?subject=Project%20inquiry%20from%20Ada' +
        '&body=Name%3A%20Ada%0D%0ACompany%3A%20Tom%20%26%20Jerry%27s%20%3D%20100%25%3F%23%0D%0A%0D%0AMessage%3A%0D%0A' +
        'One%0D%0A%0D%0ATwo%20%22quoted%22%20%2B%20%3Cb%3E',
      text: 'Name: Ada\nCompany: Tom & Jerry\'s = 100%?#\n\nMessage:\nOne\n\nTwo "quoted" + <b>',
      shortened: false,
    });
  });

  it('keeps every message complete, or shortens it to the limit and marks it', () => {
    fc.assert(
      fc.property(anyDraft, (any) => {
        const { mailto, text, shortened } = mailFallback(any);
        const { to, subject, body } = readMailto(mailto);
        expect(mailto.length).toBeLessThanOrEqual(mailtoLimit);
        expect(text).toBe(`Name: ${any.fields[0]?.[1]}\n\nMessage:\n${any.message}`);
        if (shortened) expect(body).toMatch(/…|\[Shortened here/);
        else expect({ to, subject, body }).toEqual({ to: any.to, subject: any.subject, body: text });
      }),
      { numRuns: 50 },
    );
  });

  it('shortens only the message if that suffices, cuts between characters, and nearly reaches the limit', () => {
    const { mailto, shortened } = mailFallback({ ...draft, message: '👍'.repeat(1_000) });
    const { subject, body } = readMailto(mailto);
    expect(shortened).toBe(true);
    expect(subject).toBe(draft.subject);
    expect(body).toMatch(/^Name: Ada\nCompany: Tom & Jerry's = 100%\?#\n\nMessage:\n(👍)+\n\n\[Shortened here: /u);
    expect(mailto.length).toBeGreaterThan(mailtoLimit - 130);
  });

  it('also shortens fields that alone exceed the limit', () => {
    const name = '語'.repeat(400);
    const { mailto, text } = mailFallback({ ...draft, fields: [['Name', name]], message: 'Short' });
    expect(mailto.length).toBeLessThanOrEqual(mailtoLimit);
    expect(readMailto(mailto).body).toMatch(/^Name: 語+…\n/);
    expect(text).toContain(name);
  });
});
