import { expect, it } from 'vitest';
import { forms } from './forms.ts';
import { validate } from './validate.ts';

const contact = { name: 'Ada', email: 'ada@example.com', company: 'AE', message: 'Hello' };

it('accepts complete values', () => {
  expect(validate(forms.contact, contact).errors).toEqual([]);
});

it.each([{}, { name: '', email: ' ', company: '\t', message: ' \r\n' }])('lists missing fields of %j', (values) => {
  expect(validate(forms.contact, values)).toEqual({
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
  const result = validate(forms.contact, { ...contact, ...values });
  expect(result.heading).toBe(heading);
  expect(result.errors.map(({ field }) => field)).toEqual(fields);
  expect(result.errors).toContainEqual({ field: 'email', message: 'Please enter a valid email address' });
});

it.each([
  ['name', 200, 'Shorten your name to 200 characters or fewer'],
  ['company', 200, 'Shorten your company name to 200 characters or fewer'],
  ['phone', 50, 'Shorten your phone number to 50 characters or fewer'],
  ['message', 10_000, 'Shorten your message to 10,000 characters or fewer'],
  ['email', 254, 'Shorten your email address to 254 characters or fewer'],
])('limits the length of %s to %i', (field, limit, message) => {
  const text = (length: number) => (field === 'email' ? '@example.com' : '').padStart(length, 'x');
  expect(validate(forms.contact, { ...contact, [field]: text(limit) }).errors).toEqual([]);
  expect(validate(forms.contact, { ...contact, [field]: text(limit + 1) }).errors).toEqual([{ field, message }]);
});

it('counts a required field with only invisible characters as missing', () => {
  const { errors } = validate(forms.contact, { ...contact, name: '\u200b', message: '\u00a0\u2060' });
  expect(errors).toMatchObject([{ field: 'name' }, { field: 'message' }]);
});

it.each([
  [forms.general, ['name', 'email', 'subject', 'message']],
  [forms.sales, ['name', 'email', 'company', 'message']],
  [forms.support, []],
  [forms.newsletter, ['email']],
])('$name requires %j', (form, fields) => {
  expect(validate(form, {}).errors.map(({ field }) => field)).toEqual(fields);
});

it('validates the lengths and the address of a support request', () => {
  const { errors } = validate(forms.support, { email: 'ada', message: 'x'.repeat(10_001) });
  expect(errors).toMatchObject([{ field: 'email' }, { field: 'message' }]);
});

it.each([
  ['   ', [], 'Email address is required'],
  ['ada', [], 'Please enter a valid email address'],
  ['ada', ['email'], 'Please enter a valid email address'],
  ['ada@-example.com', ['email'], 'Please enter a valid email address'],
])('refuses the newsletter address %j if the browser refuses the fields %j', (email, refused, message) => {
  expect(validate(forms.newsletter, { email }, refused).errors).toEqual([{ field: 'email', message }]);
});

it("applies the browser's validation only to the newsletter", () => {
  expect(validate(forms.contact, contact, ['email']).errors).toEqual([]);
});
