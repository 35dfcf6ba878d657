import { inStorage } from '../theme/storage.ts';
import { isConfigured, type MailConfig, sameOrigin, siteMailConfig } from './config.ts';
import type { FormDescription, TemplateParams } from './forms.ts';

/** Time limit in ms, including loading the client. */
const timeLimitMs = 15_000;

/**
 * Result of one attempt to send. Reasons for a failure:
 * - `config`: a key, service id or template id is missing, or the client refuses it;
 * - `rejected`: the service sent a status other than 200, or the client's options refused the message (451
 *   headless browser, 403 block list, 429 throttle);
 * - `network`: there was no response, or the client failed to load (offline, DNS, CORS, connection reset, file gone);
 * - `timeout`: there was no complete response within the time limit.
 */
export type Delivery =
  | { readonly sent: true }
  | {
      readonly sent: false;
      readonly reason: 'config' | 'rejected' | 'network' | 'timeout';
      readonly status?: number;
      /** Details for the console. */
      readonly detail: unknown;
    };

/** Sends the request of spec 7.1. */
type Client = (config: MailConfig, templateId: string, params: TemplateParams) => Promise<{ readonly status: number }>;

const originOf = (config: MailConfig) => (config.origin === sameOrigin ? location.origin : config.origin);

/** Storage for the throttle, because `init` drops the default one. If storage is blocked, nothing is throttled. */
const storageProvider = {
  get: async (key: string) => inStorage(() => localStorage.getItem(key)),
  set: async (key: string, value: string) => void inStorage(() => localStorage.setItem(key, value)),
  remove: async (key: string) => void inStorage(() => localStorage.removeItem(key)),
};

/** Sends the same request without the client, so without its throttle, block list and check for headless browsers. */
const plainRequest: Client = async (config, templateId, params) => {
  const response = await fetch(`${originOf(config)}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: config.publicKey,
      service_id: config.serviceId,
      template_id: templateId,
      template_params: params,
    }),
  });
  return { status: response.status, text: await response.text() };
};

async function loadEmailJs(): Promise<Client> {
  // If site data is blocked, importing EmailJS throws, because the module reads `localStorage` immediately.
  const isStorageBlocked = inStorage(() => [globalThis.localStorage]) === null;
  if (isStorageBlocked) return plainRequest;
  const { init, send } = await import('@emailjs/browser');
  return (config, templateId, params) => {
    const { publicKey, blockHeadless, blockList, throttleMs } = config;
    // `init` sets the origin, for which `send` has no option. It resets options that are omitted here.
    init({
      publicKey,
      origin: originOf(config),
      blockHeadless,
      ...(blockList && { blockList }),
      storageProvider,
      limitRate: { throttle: throttleMs },
    });
    return send(config.serviceId, templateId, { ...params });
  };
}

/**
 * Returns the result for a thrown value. The client throws a string if it finds a setting invalid, and an object with a
 * status if it refuses a message. Any other value counts as a network failure.
 */
function failureOf(error: unknown): Delivery {
  if (typeof error === 'string') return { sent: false, reason: 'config', detail: error };
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  if (status > 0) return { sent: false, reason: 'rejected', status, detail: error };
  return { sent: false, reason: 'network', detail: error };
}

/**
 * Sends one message with the template of its form and logs a failure to the console (spec 8). Never throws. Only status
 * 200 counts as success, although the client's promise resolves for every 2xx status.
 */
export async function deliver(
  form: FormDescription,
  params: TemplateParams,
  { config = siteMailConfig(), loadClient = loadEmailJs } = {},
): Promise<Delivery> {
  const timeout: Delivery = { sent: false, reason: 'timeout', detail: `No answer within ${timeLimitMs} ms` };
  let isOver = false;

  const attempt = async (): Promise<Delivery> => {
    if (!isConfigured(form.template, config)) {
      return { sent: false, reason: 'config', detail: 'A key, service id or template id is not set' };
    }
    try {
      const client = await loadClient();
      // After the time limit, the visitor has seen the failure and does not expect the message to be sent.
      if (isOver) return timeout;
      const answer = await client(config, config.templates[form.template], params);
      if (answer.status === 200) return { sent: true };
      return { sent: false, reason: 'rejected', status: answer.status, detail: answer };
    } catch (error) {
      return failureOf(error);
    }
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<Delivery>((resolve) => {
    timer = setTimeout(resolve, timeLimitMs, timeout);
  });
  const delivery = await Promise.race([attempt(), limit]);
  isOver = true;
  clearTimeout(timer);
  if (!delivery.sent) {
    const status = delivery.status === undefined ? '' : `, HTTP ${delivery.status}`;
    console.error(`Sending the ${form.name} message failed: ${delivery.reason}${status}`, delivery.detail);
  }
  return delivery;
}
