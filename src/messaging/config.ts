import type { MessageKind } from './types.ts';

/** Where the mail service answers when nothing else is said. */
export const defaultOrigin = 'https://api.emailjs.com';

/** The value of `VITE_EMAILJS_ORIGIN` that means "the host that serves the site": used with the local mailbox. */
export const sameOrigin = 'same-origin';

/** The environment variables that configure mail. All are optional; an empty value counts as not set. */
export interface MessagingEnv {
  readonly VITE_EMAILJS_PUBLIC_KEY?: string | undefined;
  readonly VITE_EMAILJS_SERVICE_ID?: string | undefined;
  readonly VITE_EMAILJS_TEMPLATE_CONTACT?: string | undefined;
  readonly VITE_EMAILJS_TEMPLATE_NEWSLETTER?: string | undefined;
  readonly VITE_EMAILJS_TEMPLATE_SALES?: string | undefined;
  readonly VITE_EMAILJS_TEMPLATE_GENERAL?: string | undefined;
  readonly VITE_EMAILJS_ORIGIN?: string | undefined;
  readonly VITE_EMAILJS_THROTTLE_MS?: string | undefined;
}

/** The mail settings in use. An empty string means "not set". */
export interface MessagingConfig {
  readonly publicKey: string;
  readonly serviceId: string;
  /** The service's origin without a trailing slash, or `'same-origin'`. */
  readonly origin: string;
  /** The least time between two messages from one page, in milliseconds; 0 is off (spec 9.2). */
  readonly throttleMs: number;
  readonly templates: {
    /** Also used by support requests (spec 7.1). */
    readonly contact: string;
    readonly newsletter: string;
    readonly sales: string;
    readonly general: string;
  };
}

/**
 * Turns environment variables into mail settings (spec 7.1, 9.2). Pure: to read the variables of the running build,
 * use {@link readMessagingConfig}.
 *
 * @param env Values are trimmed; what is missing becomes an empty string, the origin `https://api.emailjs.com`, the
 *   throttle 0.
 * @throws Error when the throttle is no number of milliseconds: a build stops at it
 */
export function messagingConfig(env: MessagingEnv): MessagingConfig {
  const value = (text: string | undefined) => text?.trim() ?? '';
  const throttleMs = Number(value(env.VITE_EMAILJS_THROTTLE_MS));
  if (!(throttleMs >= 0)) throw new Error('VITE_EMAILJS_THROTTLE_MS has to be a number of milliseconds, 0 or more');
  return {
    publicKey: value(env.VITE_EMAILJS_PUBLIC_KEY),
    serviceId: value(env.VITE_EMAILJS_SERVICE_ID),
    origin: value(env.VITE_EMAILJS_ORIGIN).replace(/\/+$/, '') || defaultOrigin,
    throttleMs,
    templates: {
      contact: value(env.VITE_EMAILJS_TEMPLATE_CONTACT),
      newsletter: value(env.VITE_EMAILJS_TEMPLATE_NEWSLETTER),
      sales: value(env.VITE_EMAILJS_TEMPLATE_SALES),
      general: value(env.VITE_EMAILJS_TEMPLATE_GENERAL),
    },
  };
}

/**
 * Reads the mail settings of this build. Each variable is named in full because the bundler replaces exactly these
 * expressions. To make settings by hand (tests, stories, tools), use {@link messagingConfig}.
 */
export function readMessagingConfig(): MessagingConfig {
  return messagingConfig({
    VITE_EMAILJS_PUBLIC_KEY: import.meta.env.VITE_EMAILJS_PUBLIC_KEY,
    VITE_EMAILJS_SERVICE_ID: import.meta.env.VITE_EMAILJS_SERVICE_ID,
    VITE_EMAILJS_TEMPLATE_CONTACT: import.meta.env.VITE_EMAILJS_TEMPLATE_CONTACT,
    VITE_EMAILJS_TEMPLATE_NEWSLETTER: import.meta.env.VITE_EMAILJS_TEMPLATE_NEWSLETTER,
    VITE_EMAILJS_TEMPLATE_SALES: import.meta.env.VITE_EMAILJS_TEMPLATE_SALES,
    VITE_EMAILJS_TEMPLATE_GENERAL: import.meta.env.VITE_EMAILJS_TEMPLATE_GENERAL,
    VITE_EMAILJS_ORIGIN: import.meta.env.VITE_EMAILJS_ORIGIN,
    VITE_EMAILJS_THROTTLE_MS: import.meta.env.VITE_EMAILJS_THROTTLE_MS,
  });
}

/** The template a kind of message is sent with; empty when none is set. Support reuses contact's (spec 7.1). */
export function templateId(config: MessagingConfig, kind: MessageKind): string {
  return config.templates[kind === 'support' ? 'contact' : kind];
}

/** Whether a kind of message can be sent: public key, service id and its template id are all set. */
export function isConfigured(config: MessagingConfig, kind: MessageKind): boolean {
  return Boolean(config.publicKey && config.serviceId && templateId(config, kind));
}
