/** The value of `VITE_EMAILJS_ORIGIN` that means "the host that serves the site": used with the local mailbox. */
export const sameOrigin = 'same-origin';

/** The mail templates. Contact's also carries support requests (spec 7.1). */
export type TemplateName = 'contact' | 'newsletter' | 'sales' | 'general';

/** The mail settings in use. An empty string means "not set". */
export interface MailConfig {
  readonly publicKey: string;
  readonly serviceId: string;
  /** The service's origin without a trailing slash, or `'same-origin'`. */
  readonly origin: string;
  /** The least time between two messages from one page, in milliseconds; 0 is off (spec 9.2). */
  readonly throttleMs: number;
  /** Whether automated browsers are refused (spec 9.2). */
  readonly blockHeadless: boolean;
  /** Refuses messages in which one template parameter has one of these values. */
  readonly blockList?: { list: string[]; watchVariable: string };
  readonly templates: Readonly<Record<TemplateName, string>>;
}

/**
 * Turns environment variables into mail settings (spec 7.1, 9.2). `.env.example` explains each variable; all are
 * optional.
 *
 * @throws Error when the throttle is no number of milliseconds, which stops a build
 */
export function mailConfig(env: Readonly<Record<string, string | undefined>>): MailConfig {
  const value = (name: string) => env[name]?.trim() ?? '';
  const throttleMs = Number(value('VITE_EMAILJS_THROTTLE_MS'));
  if (!(throttleMs >= 0)) throw new Error('VITE_EMAILJS_THROTTLE_MS has to be a number of milliseconds, 0 or more');
  return {
    publicKey: value('VITE_EMAILJS_PUBLIC_KEY'),
    serviceId: value('VITE_EMAILJS_SERVICE_ID'),
    origin: value('VITE_EMAILJS_ORIGIN').replace(/\/+$/, '') || 'https://api.emailjs.com',
    throttleMs,
    blockHeadless: false,
    templates: {
      contact: value('VITE_EMAILJS_TEMPLATE_CONTACT'),
      newsletter: value('VITE_EMAILJS_TEMPLATE_NEWSLETTER'),
      sales: value('VITE_EMAILJS_TEMPLATE_SALES'),
      general: value('VITE_EMAILJS_TEMPLATE_GENERAL'),
    },
  };
}

/** The mail settings of this build. */
export const siteMailConfig = () => mailConfig(import.meta.env);

/** Whether messages with a template can be sent: public key, service id and the template's id are all set. */
export function isConfigured(template: TemplateName, config: MailConfig = siteMailConfig()): boolean {
  return Boolean(config.publicKey && config.serviceId && config.templates[template]);
}
