import { afterEach, describe, expect, it, vi } from 'vitest';
import { localMailSettings, mailIsConfigured, mailSource } from './mailSettings.ts';

const settings = (publicKey: string, origin: string) => {
  vi.stubEnv('VITE_EMAILJS_PUBLIC_KEY', publicKey);
  vi.stubEnv('VITE_EMAILJS_ORIGIN', origin);
};
afterEach(() => vi.unstubAllEnvs());

it('the local mailbox is used unless a setting of another mail service is set', () => {
  for (const [name, value] of Object.entries(localMailSettings)) vi.stubEnv(name, value);
  vi.stubEnv('VITE_EMAILJS_THROTTLE_MS', '10000');
  expect(mailIsConfigured('production')).toBe(false);
  vi.stubEnv('VITE_EMAILJS_TEMPLATE_SALES', 'sales');
  expect(mailIsConfigured('production')).toBe(true);
});

describe('the mail source of the policy', () => {
  it.each([
    ['', '', undefined],
    ['', 'https://mail.example.com', undefined],
    ['key', '', 'https://api.emailjs.com'],
    ['key', 'https://mail.example.com/', 'https://mail.example.com'],
    ['key', 'https://mail.example.com/under/a/path', 'https://mail.example.com'],
    ['local-public-key', 'same-origin', "'self'"],
  ])('with the key "%s" and the origin "%s" is %s', (publicKey, origin, expected) => {
    settings(publicKey, origin);
    expect(mailSource('production')).toBe(expected);
  });

  it('rejects an invalid address for the policy', () => {
    settings('key', 'api.emailjs.com; script-src *');
    expect(() => mailSource('production')).toThrow();
  });
});
