import { type MailConfig, mailConfig } from '../config.ts';

/** In-memory web storage. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

/** Throws, as reading `localStorage` does in browsers that block site data. */
export function blockedStorage(): Storage {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

/** Settings for all forms, with the mail service at a test address. */
export function testConfig(origin: string): MailConfig {
  return mailConfig({
    VITE_EMAILJS_PUBLIC_KEY: 'public-key',
    VITE_EMAILJS_SERVICE_ID: 'service-id',
    VITE_EMAILJS_TEMPLATE_CONTACT: 'contact-template',
    VITE_EMAILJS_TEMPLATE_NEWSLETTER: 'newsletter-template',
    VITE_EMAILJS_TEMPLATE_SALES: 'sales-template',
    VITE_EMAILJS_TEMPLATE_GENERAL: 'general-template',
    VITE_EMAILJS_ORIGIN: origin,
  });
}

/** Parts of a `mailto:` URL as an email program reads them, with plain line breaks. */
export function readMailto(address: string) {
  const { pathname: to, searchParams } = new URL(address);
  return { to, subject: searchParams.get('subject'), body: searchParams.get('body')?.replaceAll('\r\n', '\n') };
}
