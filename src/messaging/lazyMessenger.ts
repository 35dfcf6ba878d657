import type { Messenger } from './messenger';
import type { MessageKind, SubmissionResult } from './types';

/** How long the messenger's code may take, in milliseconds: as long as an answer. */
const limit = 15_000;

let loading: Promise<Messenger> | undefined;

/** Fetches the messenger of this build, once; asks again after a failure. */
function load(): Promise<Messenger> {
  if (!loading) {
    const late = new Promise<never>((_, reject) => {
      setTimeout(reject, limit, new Error('It took too long'));
    });
    loading = Promise.race([import('./siteMessenger').then(({ messenger }) => messenger), late]);
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}

/** Fetches what sends, ahead of time: when a form is first used. */
export function prepare(): void {
  load().catch(() => undefined);
}

/** Calls one of the messenger's methods, fetched when it is needed; says what a form is told when it cannot be had. */
export const sendLazily =
  <Submission extends object>(
    kind: MessageKind,
    call: (messenger: Messenger, submission: Submission) => Promise<SubmissionResult>,
    unavailable: (submission: Submission) => SubmissionResult,
  ) =>
  async (submission: Submission): Promise<SubmissionResult> => {
    let messenger: Messenger;
    try {
      messenger = await load();
    } catch (error) {
      console.error(`Sending the ${kind} message failed: its code could not be loaded`, error);
      return unavailable(submission);
    }
    return call(messenger, submission);
  };

/** What a form is told when sending could not even begin. */
export const notLoaded = (message: string) =>
  ({ success: false, message, failure: { reason: 'sdk-load' } }) as const satisfies SubmissionResult;
