import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  limits,
  validateContact,
  validateGeneralInquiry,
  validateNewsletter,
  validateSalesInquiry,
  validateSupportRequest,
} from './index.ts';

const contact = { name: 'Ada', email: 'ada@example.com', company: 'AE', message: 'Hello' };
const blank = fc.stringMatching(/^[ \t\r\n]*$/);

describe('validateContact', () => {
  it('accepts what is complete', () => {
    expect(validateContact(contact)).toEqual({ valid: true });
  });

  it('names everything that is missing, in the order of the form', () => {
    expect(validateContact({})).toEqual({
      valid: false,
      heading: 'Please fill in all required fields',
      errors: [
        { field: 'name', message: 'Enter your full name' },
        { field: 'email', message: 'Enter your email address' },
        { field: 'company', message: 'Enter your company' },
        { field: 'message', message: 'Describe your project' },
      ],
    });
  });

  it('asks for each required field that is left blank, and for no other', () => {
    fc.assert(
      fc.property(fc.subarray(['name', 'email', 'company', 'message'] as const), blank, (fields, text) => {
        const result = validateContact({ ...contact, ...Object.fromEntries(fields.map((field) => [field, text])) });
        expect(result.valid).toBe(fields.length === 0);
        expect(result.valid ? [] : result.errors.map(({ field }) => field)).toEqual(fields);
      }),
    );
  });

  it('has another heading when nothing is missing but an address is malformed', () => {
    expect(validateContact({ ...contact, email: 'ada@example' })).toEqual({
      valid: false,
      heading: 'Please correct the highlighted fields',
      errors: [{ field: 'email', message: 'Please enter a valid email address' }],
    });
  });

  it('keeps the specified heading when something is missing and something is malformed', () => {
    expect(validateContact({ ...contact, name: '', email: 'ada' })).toMatchObject({
      heading: 'Please fill in all required fields',
      errors: [{ field: 'name' }, { field: 'email', message: 'Please enter a valid email address' }],
    });
  });

  it.each([
    ['name', 'Shorten your name to 200 characters or fewer'],
    ['company', 'Shorten your company name to 200 characters or fewer'],
    ['phone', 'Shorten your phone number to 50 characters or fewer'],
    ['message', 'Shorten your message to 10,000 characters or fewer'],
  ] as const)('limits %s', (field, message) => {
    expect(validateContact({ ...contact, [field]: 'x'.repeat(limits[field]) })).toEqual({ valid: true });
    expect(validateContact({ ...contact, [field]: 'x'.repeat(limits[field] + 1) })).toMatchObject({
      errors: [{ field, message }],
    });
  });

  it('limits the address to 254 characters', () => {
    const email = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`;
    expect(validateContact({ ...contact, email: email(254) })).toEqual({ valid: true });
    expect(validateContact({ ...contact, email: email(255) })).toMatchObject({
      errors: [{ message: 'Shorten your email address to 254 characters or fewer' }],
    });
  });
});

describe('what nobody sees', () => {
  it('fills no required field', () => {
    expect(validateContact({ ...contact, name: '\u200b', message: '\u00a0\u2060' })).toMatchObject({
      errors: [{ field: 'name' }, { field: 'message' }],
    });
  });

  it('does not make an address wrong', () => {
    expect(validateContact({ ...contact, email: '\u202aada@example.com\u00a0' })).toEqual({ valid: true });
  });
});

describe('validateSupportRequest', () => {
  it('requires nothing, and says what is too long or no address', () => {
    expect(validateSupportRequest({})).toEqual({ valid: true });
    expect(validateSupportRequest({ email: 'ada', message: 'x'.repeat(limits.message + 1) })).toMatchObject({
      errors: [{ field: 'email' }, { field: 'message' }],
    });
  });
});

describe('validateNewsletter', () => {
  it.each([
    ['', 'Email address is required'],
    ['   ', 'Email address is required'],
    ['ada', 'Please enter a valid email address'],
  ])('answers %j with one sentence', (email, heading) => {
    expect(validateNewsletter({ email })).toEqual({
      valid: false,
      heading,
      errors: [{ field: 'email', message: heading }],
    });
  });

  it('refuses what the browser refuses, and says so once', () => {
    const heading = 'Please enter a valid email address';
    const errors = [{ field: 'email', message: heading }];
    expect(validateNewsletter({ email: 'ada@-example.com' }, true)).toEqual({ valid: false, heading, errors });
    expect(validateNewsletter({ email: 'ada' }, true)).toEqual({ valid: false, heading, errors });
  });

  it('accepts an address alone', () => {
    expect(validateNewsletter({ email: 'ada@example.com' })).toEqual({ valid: true });
  });
});

describe('the inquiries', () => {
  it('need what their forms require', () => {
    const fields = (result: ReturnType<typeof validateGeneralInquiry> | ReturnType<typeof validateSalesInquiry>) =>
      result.valid ? [] : result.errors.map(({ field }) => field);
    expect(fields(validateGeneralInquiry({}))).toEqual(['name', 'email', 'subject', 'message']);
    expect(fields(validateSalesInquiry({}))).toEqual(['name', 'email', 'company', 'message']);
    expect(validateGeneralInquiry({ ...contact, company: '', subject: 'Hi' })).toEqual({ valid: true });
    expect(validateSalesInquiry(contact)).toEqual({ valid: true });
  });
});
