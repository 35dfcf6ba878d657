import { isConfigured, type MessagingConfig, sameOrigin, templateId } from './config.ts';
import { type Schedule, type Send, type SendFailure, type SendResult, scheduleByTimer } from './types.ts';

/** The part of the mail client that is used. */
export type MailSdk = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>;

export interface SendOptions {
  readonly config: MessagingConfig;
  /** How long an answer may take, loading the client included, in milliseconds; default 15,000. */
  readonly timeoutMs?: number;
  /** Whether to refuse automated browsers; default no (spec 9.2). */
  readonly blockHeadless?: boolean;
  /** Values of one template parameter that are refused; default none. */
  readonly blockList?: { readonly list: readonly string[]; readonly watchVariable: string };
  /** Loads the mail client; default `import('@emailjs/browser')`. */
  readonly loadSdk?: () => Promise<MailSdk>;
  /** Replaces the timer in tests. */
  readonly schedule?: Schedule;
  /** Where failures are reported with the service's own words, which no visitor should see; default `console.error`. */
  readonly log?: (message: string, detail?: unknown) => void;
}

/**
 * Loads the mail client. Where the visitor blocks storage, even asking for `localStorage` throws, which the client does
 * when it is imported; where there is none it sends all the same, without its throttle.
 */
function loadMailSdk(): Promise<MailSdk> {
  try {
    localStorage.getItem('');
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
  }
  return import('@emailjs/browser');
}

/** Where the client's throttle is remembered, since `init` drops the client's own. What cannot be kept limits nothing. */
const storageProvider = {
  get: async (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: async (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Blocked or full: the message goes out all the same.
    }
  },
  remove: async (key: string) => localStorage.removeItem(key),
};

/** Reports a failure to the console (spec 8). */
export const logToConsole = (message: string, detail?: unknown) =>
  detail === undefined ? console.error(message) : console.error(message, detail);

const describe = (failure: SendFailure) =>
  failure.reason === 'rejected' ? `rejected, HTTP ${failure.httpStatus}` : failure.reason;

/**
 * Makes the one function that sends mail. It takes care of what the client (4.4.1) leaves to its user: it is loaded
 * only when needed, and also where storage is blocked; success is status 200 alone, since 202 and 204 resolve too; and
 * there is a time limit. The throttle is the client's own: where a build sets one, it counts by the page's path.
 *
 * Forms use the messenger, which adds validation, sentences and the fallback.
 */
export function createSend({
  config,
  timeoutMs = 15_000,
  blockHeadless = false,
  blockList,
  loadSdk = loadMailSdk,
  schedule = scheduleByTimer,
  log = logToConsole,
}: SendOptions): Send {
  return async (kind, params) => {
    let expired = false;

    const failed = (failure: SendFailure, detail?: unknown): SendResult => {
      // After the time limit the visitor has been answered: a late failure is nobody's news.
      if (!expired) log(`Sending the ${kind} message failed: ${describe(failure)}`, detail);
      return { status: 'failed', ...failure };
    };

    /** The client throws strings (its own checks), status objects (answers and local refusals) and fetch's errors. */
    const classify = (error: unknown): SendFailure => {
      if (typeof error === 'string') return { reason: 'config' };
      const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
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
          ...(blockList ? { blockList: { ...blockList, list: [...blockList.list] } } : {}),
          storageProvider,
          limitRate: { throttle: config.throttleMs },
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
    return result;
  };
}
