import { loadEnv } from 'vite';
import { mailConfig, sameOrigin } from '../src/forms/config.ts';

/** Settings that make forms send to the local mailbox on the same origin. */
export const localMailSettings = {
  VITE_EMAILJS_ORIGIN: 'same-origin',
  VITE_EMAILJS_PUBLIC_KEY: 'local-public-key',
  VITE_EMAILJS_SERVICE_ID: 'local-service',
  VITE_EMAILJS_TEMPLATE_CONTACT: 'local-contact',
  VITE_EMAILJS_TEMPLATE_NEWSLETTER: 'local-newsletter',
  VITE_EMAILJS_TEMPLATE_SALES: 'local-sales',
  VITE_EMAILJS_TEMPLATE_GENERAL: 'local-general',
} as const;

/** Settings that alone do not configure a mail service. */
const neutralSettings = new Set(['VITE_EMAILJS_ORIGIN', 'VITE_EMAILJS_THROTTLE_MS']);

/** Whether the environment (or an .env file) configures a mail service. Otherwise, local servers use the mailbox. */
export function mailIsConfigured(mode: string): boolean {
  const env = loadEnv(mode, process.cwd(), 'VITE_EMAILJS_');
  return Object.keys(env).some((key) => !neutralSettings.has(key) && env[key] !== '' && !isLocal(key, env[key]));
}

/**
 * Source for the Content-Security-Policy: the origin of the mail service, `'self'` for the local mailbox, or undefined
 * without a mail service.
 */
export function mailSource(mode: string): string | undefined {
  const env = loadEnv(mode, process.cwd(), 'VITE_EMAILJS_');
  const { origin, publicKey } = mailConfig(env);
  if (!publicKey) return undefined;
  return origin === sameOrigin ? "'self'" : new URL(origin).origin;
}

const isLocal = (key: string, value: string | undefined) =>
  localMailSettings[key as keyof typeof localMailSettings] === value;
