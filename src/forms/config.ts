/** Value of `VITE_EMAILJS_ORIGIN` that sends messages to the site's own origin, such as the mailbox of `npm start`. */
export const sameOrigin = 'same-origin';

/** Mail templates. Support requests also use the contact template. */
export type TemplateName = 'contact' | 'newsletter' | 'sales' | 'general';

/** Mail settings. An empty string means "not set". */
export interface MailConfig {
  readonly publicKey: string;
  readonly serviceId: string;
  /** Origin of the mail service without a trailing slash, or `'same-origin'`. */
  readonly origin: string;
  /** Minimum time in ms between two messages from one page; 0 disables it (spec 9.2). */
  readonly throttleMs: number;
  /** Whether automated browsers are refused (spec 9.2). */
  readonly blockHeadless: boolean;
  /** Refuses a message if `list` contains the value of the template parameter that `watchVariable` names. */
  readonly blockList?: { list: string[]; watchVariable: string };
  readonly templates: Readonly<Record<TemplateName, string>>;
}

/**
 * Parses environment variables into mail settings (spec 7.1, 9.2). All are optional; `.env.example` documents them.
 *
 * @throws Error if the throttle is negative or not a number, which stops a build
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

/** Mail settings of this build. */
export const siteMailConfig = () => mailConfig(import.meta.env);

/** Whether messages can be sent: public key, service id and template id are all set. */
export function isConfigured(template: TemplateName, config: MailConfig = siteMailConfig()): boolean {
  return Boolean(config.publicKey && config.serviceId && config.templates[template]);
}
