import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MailDraft, mailFallback, mailtoLimit, parseMailto, shortenedMark } from './mailto.ts';
import { cleanLine, cleanText } from './text.ts';

const draft: MailDraft = {
  to: 'hello@northgate.example',
  subject: 'Project inquiry from Ada',
  fields: [
    ['Name', 'Ada'],
    ['Company', 'Tom & Jerry = 100%?#'],
  ],
  message: 'One\n\nTwo "quoted" + <b>',
};

/** Any text at all: control characters, unpaired surrogates, every script. */
const anyText = (maxLength: number) => fc.string({ unit: 'binary', maxLength });
const anyLine = (maxLength: number) => anyText(maxLength).map(cleanLine);
const anyMessage = (maxLength: number) => anyText(maxLength).map(cleanText);

const anyDraft = (line: number, message: number) =>
  fc.record({
    to: fc.constant(draft.to),
    subject: anyLine(line),
    fields: fc.tuple(anyLine(line), anyLine(line), anyLine(line)).map(([name, email, company]): MailDraft['fields'] => [
      ['Name', name],
      ['Email', email],
      ['Company', company],
    ]),
    message: anyMessage(message),
  });

describe('mailFallback', () => {
  it('encodes every field, with the line breaks of mail', () => {
    expect(mailFallback(draft)).toEqual({
      mailto:
        'mailto:hello@northgate.example?subject=Project%20inquiry%20from%20Ada' +
        '&body=Name%3A%20Ada%0D%0ACompany%3A%20Tom%20%26%20Jerry%20%3D%20100%25%3F%23%0D%0A%0D%0AMessage%3A%0D%0A' +
        'One%0D%0A%0D%0ATwo%20%22quoted%22%20%2B%20%3Cb%3E',
      text: 'Name: Ada\nCompany: Tom & Jerry = 100%?#\n\nMessage:\nOne\n\nTwo "quoted" + <b>',
      shortened: false,
    });
  });

  it('gives every field back whole, for any text of ordinary length', () => {
    fc.assert(
      fc.property(anyDraft(15, 30), (any) => {
        const { mailto, shortened } = mailFallback(any);
        expect(shortened).toBe(false);
        expect(parseMailto(mailto)).toEqual(any);
      }),
    );
  });

  it('never exceeds its limit, stays readable, and always has the whole text', () => {
    fc.assert(
      fc.property(anyDraft(250, 3_000), (any) => {
        const { mailto, text, shortened } = mailFallback(any);
        expect(mailto.length).toBeLessThanOrEqual(mailtoLimit);
        expect(text.endsWith(`\n\nMessage:\n${any.message}`)).toBe(true);
        const parsed = parseMailto(mailto);
        if (!shortened) expect(parsed).toEqual(any);
        expect(parsed?.message.endsWith(shortenedMark)).toBe(shortened && any.message !== '');
      }),
    );
  });

  it('cuts only the message when that is enough, and marks the place', () => {
    const long = { ...draft, message: 'word '.repeat(2_000).trim() };
    const { mailto, shortened } = mailFallback(long);
    const parsed = parseMailto(mailto);
    expect(shortened).toBe(true);
    expect(parsed).toMatchObject({ subject: draft.subject, fields: draft.fields });
    expect(parsed?.message).toMatch(/^(word )+w?o?r?d?\n\n\[Shortened here: /);
    expect(mailto.length).toBeGreaterThan(mailtoLimit - 20);
  });

  it('never halves a character', () => {
    const { mailto } = mailFallback({ ...draft, message: '👍'.repeat(1_000) });
    expect(parseMailto(mailto)?.message).toMatch(/^(👍)+\n\n\[/u);
  });

  it('cuts the single lines too when they alone are too long', () => {
    const fields = [
      ['Name', '語'.repeat(200)],
      ['Company', '語'.repeat(200)],
    ] as const;
    const { mailto, text } = mailFallback({ ...draft, fields, message: 'Short' });
    const parsed = parseMailto(mailto);
    expect(mailto.length).toBeLessThanOrEqual(mailtoLimit);
    expect(parsed?.fields[0]?.[1]).toMatch(/^語+…$/);
    expect(text).toContain('語'.repeat(200));
  });

  it('keeps to another limit', () => {
    expect(mailFallback(draft, 200).mailto.length).toBeGreaterThan(200);
    expect(mailFallback({ ...draft, message: 'x'.repeat(500) }, 400).mailto.length).toBeLessThanOrEqual(400);
  });
});

describe('parseMailto', () => {
  it.each(['', 'https://northgate.example', 'mailto:a@b.c', 'mailto:a@b.c?subject=x&body=y'])(
    'does not know %j',
    (address) => {
      expect(parseMailto(address)).toBeUndefined();
    },
  );
});
