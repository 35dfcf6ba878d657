import { describe, expect, it } from 'vitest';
import { mailConfig } from './config.ts';

const env = {
  VITE_EMAILJS_PUBLIC_KEY: ' key ',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_CONTACT: 'contact',
  VITE_EMAILJS_TEMPLATE_NEWSLETTER: 'newsletter',
};

it('trims values and leaves missing ones empty', () => {
  expect(mailConfig(env)).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    origin: 'https://api.emailjs.com',
    throttleMs: 0,
    blockHeadless: false,
    templates: { contact: 'contact', newsletter: 'newsletter', sales: '', general: '' },
  });
});

it.each([
  ['', 'https://api.emailjs.com'],
  ['same-origin', 'same-origin'],
  ['http://127.0.0.1:8025/', 'http://127.0.0.1:8025'],
])('reads the origin %j as %s', (origin, expected) => {
  expect(mailConfig({ VITE_EMAILJS_ORIGIN: origin }).origin).toBe(expected);
});

describe('the throttle', () => {
  it.each([
    [' ', 0],
    [' 10000 ', 10_000],
  ])('of %j is %i ms', (text, expected) => {
    expect(mailConfig({ VITE_EMAILJS_THROTTLE_MS: text }).throttleMs).toBe(expected);
  });

  it.each(['ten', '-1'])('of %j stops the build', (text) => {
    expect(() => mailConfig({ VITE_EMAILJS_THROTTLE_MS: text })).toThrow(/VITE_EMAILJS_THROTTLE_MS/);
  });
});
