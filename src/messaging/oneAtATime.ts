import type { MessageKind, SubmissionResult } from './types.ts';

export interface SubmitOptions {
  /**
   * Names the form on the page; default the kind of message. While one submission of a form is under way, another of
   * the same form sends nothing and gets the first one's result. Two signups on one page need two names.
   */
  readonly form?: string;
}

/**
 * At most one submission of a form at a time; whatever goes wrong on the way becomes a result.
 *
 * @param log where errors that nobody expected are reported
 */
export function oneAtATime(log: (message: string, detail?: unknown) => void) {
  const underWay = new Map<string, Promise<SubmissionResult>>();
  return (
    kind: MessageKind,
    options: SubmitOptions | undefined,
    unexpected: (error: unknown) => string,
    run: () => Promise<SubmissionResult>,
  ): Promise<SubmissionResult> => {
    const key = `${kind}:${options?.form ?? kind}`;
    const earlier = underWay.get(key);
    if (earlier) return earlier;
    const guarded = async (): Promise<SubmissionResult> => {
      try {
        return await run();
      } catch (error) {
        log(`Sending the ${kind} message failed: unexpected`, error);
        return { success: false, message: unexpected(error), failure: { reason: 'unexpected' } };
      } finally {
        underWay.delete(key);
      }
    };
    // `run` starts in the next microtask, so that `finally` cannot come before the promise is noted.
    const current = Promise.resolve().then(guarded);
    underWay.set(key, current);
    return current;
  };
}
