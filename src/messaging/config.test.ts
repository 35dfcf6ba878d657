import { describe, expect, it } from 'vitest';
import { isConfigured, messagingConfig } from './config.ts';

const env = {
  VITE_EMAILJS_PUBLIC_KEY: ' key ',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_CONTACT: 'contact',
  VITE_EMAILJS_TEMPLATE_NEWSLETTER: 'newsletter',
};

it('trims what is set and leaves empty what is not', () => {
  expect(messagingConfig(env)).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    origin: 'https://api.emailjs.com',
    throttleMs: 0,
    templates: { contact: 'contact', newsletter: 'newsletter', sales: '', general: '' },
  });
});

it.each([
  ['', 'https://api.emailjs.com'],
  ['same-origin', 'same-origin'],
  ['http://127.0.0.1:8025/', 'http://127.0.0.1:8025'],
])('reads the origin %j as %s', (origin, expected) => {
  expect(messagingConfig({ VITE_EMAILJS_ORIGIN: origin }).origin).toBe(expected);
});

describe('the throttle', () => {
  it.each([
    [' ', 0],
    [' 10000 ', 10_000],
  ])('of %j is %i ms', (text, expected) => {
    expect(messagingConfig({ VITE_EMAILJS_THROTTLE_MS: text }).throttleMs).toBe(expected);
  });

  it.each(['ten', '-1'])('of %j stops the build', (text) => {
    expect(() => messagingConfig({ VITE_EMAILJS_THROTTLE_MS: text })).toThrow(/VITE_EMAILJS_THROTTLE_MS/);
  });
});

it('counts a kind of message as configured when key, service and its template are set', () => {
  const config = messagingConfig(env);
  expect(isConfigured(config, 'contact')).toBe(true);
  expect(isConfigured(config, 'support')).toBe(true);
  expect(isConfigured(config, 'sales')).toBe(false);
  expect(isConfigured({ ...config, publicKey: '' }, 'contact')).toBe(false);
  expect(isConfigured({ ...config, serviceId: '' }, 'contact')).toBe(false);
});
