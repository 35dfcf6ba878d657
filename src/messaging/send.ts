import { isConfigured, type MessagingConfig, sameOrigin, templateId } from './config.ts';
import { type Schedule, type Send, type SendFailure, type SendResult, scheduleByTimer } from './types.ts';

/** The part of the mail client that is used. */
export type MailSdk = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>;

export interface SendOptions {
  readonly config: MessagingConfig;
  /** How long an answer may take, loading the client included, in milliseconds; default 15,000. */
  readonly timeoutMs?: number;
  /** The least time between two messages of one kind, in milliseconds; default 10,000; 0 is off. */
  readonly throttleMs?: number;
  /** Whether to refuse automated browsers; default no (spec 9). */
  readonly blockHeadless?: boolean;
  /** Values of one template parameter that are refused; default none. */
  readonly blockList?: { readonly list: readonly string[]; readonly watchVariable: string };
  /** Where the throttle is remembered; default `localStorage`. Called on each access, and may throw. */
  readonly storage?: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Loads the mail client; default `import('@emailjs/browser')`. */
  readonly loadSdk?: () => Promise<MailSdk>;
  /** Replaces the timer in tests. */
  readonly schedule?: Schedule;
  /** Where failures are reported with the service's own words, which no visitor should see; default `console.error`. */
  readonly log?: (message: string, detail?: unknown) => void;
}

/** Reports a failure to the console (spec 8). */
export const logToConsole = (message: string, detail?: unknown) =>
  detail === undefined ? console.error(message) : console.error(message, detail);

/** The throttle's memory for one attempt. It falls back to this page's memory where storage is blocked. */
function throttleStore(storage: NonNullable<SendOptions['storage']>, memory: Map<string, string>) {
  const store = {
    /** When the last message went out, in milliseconds since 1970; 0 for never. */
    last: 0,
    /** Whether this attempt has passed the throttle. */
    passed: false,
    async get(key: string) {
      let text: string | null = null;
      try {
        text = storage().getItem(key);
      } catch {
        // Blocked storage: the page's own memory has it.
      }
      const time = Number(text ?? memory.get(key) ?? 0);
      // A time in the future (the clock was set back) would hold messages back for as long; so would nonsense.
      store.last = time <= Date.now() ? time : 0;
      return String(store.last);
    },
    async set(key: string, value: string) {
      store.passed = true;
      memory.set(key, value);
      try {
        storage().setItem(key, value);
      } catch {
        // As above.
      }
    },
    async remove(key: string) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // As above.
      }
    },
  };
  return store;
}

const describe = (failure: SendFailure) =>
  failure.reason === 'rejected' ? `rejected, HTTP ${failure.httpStatus}` : failure.reason;

/**
 * Makes the one function that sends mail. It takes care of what the client (4.4.1) leaves to its user: it is loaded
 * only when needed, since its import throws where storage is blocked; success is status 200 alone, since 202 and 204
 * resolve too; there is a time limit; and the throttle counts per kind of message and forgets a message that failed,
 * so that trying again is possible at once.
 *
 * Forms use the messenger, which adds validation, sentences and the fallback.
 */
export function createSend({
  config,
  timeoutMs = 15_000,
  throttleMs = 10_000,
  blockHeadless = false,
  blockList,
  storage = () => localStorage,
  loadSdk = () => import('@emailjs/browser'),
  schedule = scheduleByTimer,
  log = logToConsole,
}: SendOptions): Send {
  const memory = new Map<string, string>();

  return async (kind, params) => {
    const key = `last-sent:${kind}`;
    const throttle = throttleStore(storage, memory);
    let expired = false;

    const failed = (failure: SendFailure, detail?: unknown): SendResult => {
      // After the time limit the visitor has been answered: a late failure is nobody's news. Our own throttle is none.
      if (!expired && failure.reason !== 'rate-limited')
        log(`Sending the ${kind} message failed: ${describe(failure)}`, detail);
      return { status: 'failed', ...failure };
    };

    /** The client throws strings (its own checks), status objects (answers and local refusals) and fetch's errors. */
    const classify = (error: unknown): SendFailure => {
      if (typeof error === 'string') return { reason: 'config' };
      const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
      // The client's own refusals look like the service's answers; what came before tells them apart.
      const refusedLocally = !throttle.passed && throttleMs > 0;
      if (status === 429 && refusedLocally) {
        return { reason: 'rate-limited', retryAfter: Math.max(0, throttleMs - (Date.now() - throttle.last)) };
      }
      if (status === 451 && blockHeadless) return { reason: 'headless' };
      if (status === 403 && blockList?.list.includes(params[blockList.watchVariable] ?? '')) {
        return { reason: 'blocked' };
      }
      return status > 0 ? { reason: 'rejected', httpStatus: status } : { reason: 'network' };
    };

    const attempt = async (): Promise<SendResult> => {
      if (!isConfigured(config, kind)) return failed({ reason: 'config' });
      let sdk: MailSdk;
      try {
        sdk = await loadSdk();
      } catch (error) {
        return failed({ reason: 'sdk-load' }, error);
      }
      // The visitor has been told that it failed: sending now would deliver a message nobody expects.
      if (expired) return { status: 'failed', reason: 'timeout' };
      try {
        // Everything in one call: `init` overwrites what it is not given, and only `init` takes the origin.
        sdk.init({
          publicKey: config.publicKey,
          origin: config.origin === sameOrigin ? location.origin : config.origin,
          blockHeadless,
          storageProvider: throttle,
          ...(blockList ? { blockList: { ...blockList, list: [...blockList.list] } } : {}),
          ...(throttleMs > 0 ? { limitRate: { id: key, throttle: throttleMs } } : {}),
        });
        const answer = await sdk.send(config.serviceId, templateId(config, kind), { ...params });
        if (answer.status === 200) return { status: 'sent' };
        return failed({ reason: 'rejected', httpStatus: answer.status }, answer);
      } catch (error) {
        return failed(classify(error), error);
      }
    };

    let stopWaiting = () => {};
    const limit = new Promise<SendResult>((resolve) => {
      stopWaiting = schedule(() => {
        resolve(failed({ reason: 'timeout' }));
        expired = true;
      }, timeoutMs);
    });
    const result = await Promise.race([attempt(), limit]);
    stopWaiting();
    if (result.status === 'failed' && throttle.passed) await throttle.remove(key);
    return result;
  };
}
