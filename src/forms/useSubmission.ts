import { useEffect, useRef, useState } from 'react';
import type { FormAnswer, FormFallback, FormSender } from './types';

/** What a form says about its last submission. */
export interface Outcome {
  readonly tone: 'success' | 'failure' | 'notice';
  readonly message: string;
  readonly fallback?: FormFallback | undefined;
}

interface Sending {
  readonly submission: unknown;
  readonly result: Promise<FormAnswer>;
}

/**
 * Submissions whose end no form has shown yet, by the function that sends them: a visitor who leaves the page while
 * one is under way and comes back is told what became of it.
 */
const sendings = new WeakMap<object, Sending>();

export interface SubmissionOptions<Submission> {
  /** Sends it. Keep it the same function from one visit to the next. */
  send: FormSender<Submission>;
  /** What to say of a thrown error. */
  unexpected: (error: unknown) => string;
  /** What to say of a long wait. */
  stillSending: string;
  /** Called for every submission that was sent, also when its form is no longer there. */
  onSent: () => void;
  /** Called once the result can be shown. Whatever it returns is said. */
  onSuccess: (message: string, submission: Submission) => Outcome | undefined;
  /** Called first when the form finds a submission of its own still to be shown. */
  onReturn?: ((submission: Submission) => void) | undefined;
  /** After how long the form says that it is still sending, in milliseconds. Default 5,000. */
  patienceMs?: number | undefined;
}

/**
 * Sends a form's submissions, one at a time (spec 4, 8): a long wait is said, and a thrown error becomes a sentence.
 */
export function useSubmission<Submission extends object>({
  send,
  unexpected,
  stillSending,
  onSent,
  onSuccess,
  onReturn,
  patienceMs = 5_000,
}: SubmissionOptions<Submission>) {
  const underWay = useRef(false);
  const here = useRef(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const follow = async ({ submission, result }: Sending) => {
    underWay.current = true;
    setBusy(true);
    const answer = await result;
    if (!here.current) return;
    sendings.delete(send);
    underWay.current = false;
    setBusy(false);
    if (answer.success) setOutcome(onSuccess(answer.message, submission as Submission));
    else setOutcome({ tone: 'failure', message: answer.message, fallback: answer.fallback });
  };

  // The rest is read when it is needed: a form is not set up again because its caller was rendered again.
  const latest = useRef({ follow, onReturn });
  latest.current = { follow, onReturn };
  useEffect(() => {
    here.current = true;
    const left = sendings.get(send);
    if (left && !underWay.current) {
      latest.current.onReturn?.(left.submission as Submission);
      latest.current.follow(left);
    }
    return () => {
      here.current = false;
    };
  }, [send]);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setOutcome({ tone: 'notice', message: stillSending }), patienceMs);
    return () => clearTimeout(timer);
  }, [busy, patienceMs, stillSending]);

  /** Never throws; resolves early, whatever becomes of the page. */
  const attempt = async (submission: Submission): Promise<FormAnswer> => {
    try {
      const result = await send(submission);
      if (result.success) onSent();
      return result;
    } catch (error) {
      console.error('The form could not be sent', error);
      return { success: false, message: unexpected(error) };
    }
  };

  return {
    busy,
    outcome,
    /** Whether a submission is to be ignored, because the last one is still under way. */
    isUnderWay: () => underWay.current,
    /** Takes the last outcome back: call it at each submission, before the fields are checked. */
    clear: () => setOutcome(undefined),
    submit: (submission: Submission) => {
      const sending = { submission, result: attempt(submission) };
      sendings.set(send, sending);
      follow(sending);
    },
  };
}
