import { describe, expect, it } from 'vitest';
import { limits } from './limits.ts';
import { validateNewsletter } from './newsletterValidation.ts';
import { validateContact, validateGeneralInquiry, validateSalesInquiry, validateSupportRequest } from './validation.ts';

const contact = { name: 'Ada', email: 'ada@example.com', company: 'AE', message: 'Hello' };

describe('validateContact', () => {
  it('accepts what is complete', () => {
    expect(validateContact(contact)).toEqual({ valid: true });
  });

  it.each([{}, { name: '', email: ' ', company: '\t', message: ' \r\n' }])('names what is missing in %j', (values) => {
    expect(validateContact(values)).toEqual({
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

  it.each([
    ['Please correct the highlighted fields', { email: 'ada@example' }, ['email']],
    ['Please fill in all required fields', { name: '', email: 'ada' }, ['name', 'email']],
  ])('has the heading "%s" for %j', (heading, values, fields) => {
    const result = validateContact({ ...contact, ...values });
    expect(result).toMatchObject({ heading, errors: fields.map((field) => ({ field })) });
    expect(result).toMatchObject({
      errors: expect.arrayContaining([{ field: 'email', message: 'Please enter a valid email address' }]),
    });
  });

  it.each([
    ['name', 'Shorten your name to 200 characters or fewer'],
    ['company', 'Shorten your company name to 200 characters or fewer'],
    ['phone', 'Shorten your phone number to 50 characters or fewer'],
    ['message', 'Shorten your message to 10,000 characters or fewer'],
    ['email', 'Shorten your email address to 254 characters or fewer'],
  ] as const)('limits the length of %s', (field, message) => {
    const text = (length: number) => (field === 'email' ? '@example.com' : '').padStart(length, 'x');
    expect(validateContact({ ...contact, [field]: text(limits[field]) })).toEqual({ valid: true });
    expect(validateContact({ ...contact, [field]: text(limits[field] + 1) })).toMatchObject({
      errors: [{ field, message }],
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
  it('accepts an address alone', () => {
    expect(validateNewsletter({ email: 'ada@example.com' })).toEqual({ valid: true });
  });

  it.each([
    ['   ', false, 'Email address is required'],
    ['ada', false, 'Please enter a valid email address'],
    ['ada', true, 'Please enter a valid email address'],
    ['ada@-example.com', true, 'Please enter a valid email address'],
  ])('answers %j, refused by the browser: %s, with one sentence', (email, refused, heading) => {
    const errors = [{ field: 'email', message: heading }];
    expect(validateNewsletter({ email }, refused)).toEqual({ valid: false, heading, errors });
  });
});

it.each([
  [validateGeneralInquiry, ['name', 'email', 'subject', 'message']],
  [validateSalesInquiry, ['name', 'email', 'company', 'message']],
])('%o requires %j', (validate, fields) => {
  expect(validate({})).toMatchObject({ errors: fields.map((field) => ({ field })) });
});
