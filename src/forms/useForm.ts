import { createContext, type FormEvent, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDraft } from './draft.ts';
import { cleanEmailFields, fillEmptyFields, isEdited, readFields, refusedFields } from './fields.ts';
import type { FormDescription, FormValues } from './forms.ts';
import type { MailFallback } from './mailto.ts';
import { messages } from './messages.ts';
import { type Answer, type Send, sendForm } from './send.ts';
import { type Validation, validate } from './validate.ts';

/** Message about the last submission. */
interface Outcome {
  readonly tone: 'success' | 'failure' | 'notice';
  readonly message: string;
  readonly fallback?: MailFallback;
}

interface Submission {
  readonly values: FormValues;
  readonly answer: Promise<Answer>;
}

/** Dependencies of forms. Stories, tests and other applications can replace them. */
export const FormServices = createContext({
  send: sendForm as Send,
  /** Submissions by form id, until their result is shown. During this time, the form cannot send again. */
  inFlight: new Map<string, Submission>(),
  storage: () => sessionStorage,
  slowNoticeDelayMs: 5_000,
});

export interface FormOptions {
  /** Distinguishes two forms with the same description. Default: the description's name. */
  id?: string;
  /** Values from a link, which fill empty fields after hydration. */
  prefill?: FormValues;
  /** Called after sending. Default: the form is reset and shows the message. */
  onSent?: (message: string, values: FormValues) => void;
}

/**
 * Behavior of a form (spec 4, 5, 8): it validates on submit, sends one message at a time, and keeps a draft until the
 * message is sent. Fields are uncontrolled, because visitors type before hydration; only groups of checkboxes are
 * controlled (`listProps`).
 */
export function useForm(form: FormDescription, { id = form.name, prefill, onSent }: FormOptions = {}) {
  const { send, inFlight, storage, slowNoticeDelayMs } = useContext(FormServices);
  const ref = useRef<HTMLFormElement>(null);
  const outcomeRef = useRef<HTMLDivElement>(null);
  const mounted = useRef(false);
  const [draft] = useState(() => createDraft(form, storage));
  const [restored, setRestored] = useState(false);
  const [lists, setLists] = useState<FormValues>({});
  const [validation, setValidation] = useState<Validation>();
  /** Errors of the last submission that are not corrected yet. */
  const [errors, setErrors] = useState<Validation['errors']>([]);
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  const read = (chosen = lists): FormValues => ({ ...chosen, ...(ref.current && readFields(ref.current, form)) });

  const restore = (values: FormValues) => {
    if (ref.current) fillEmptyFields(ref.current, values);
    setLists(values);
  };

  const reset = () => {
    ref.current?.reset();
    draft.clear();
    setLists({});
    setRestored(false);
    setValidation(undefined);
    setErrors([]);
    setOutcome(undefined);
  };

  /** Never throws, and completes even if the form is unmounted. */
  const answerTo = async (values: FormValues): Promise<Answer> => {
    try {
      const answer = await send(form, values);
      if (answer.success) draft.clear();
      return answer;
    } catch (error) {
      console.error(`Sending the ${form.name} message failed: unexpected`, error);
      const { failure, unexpected } = form.messages;
      if (unexpected === undefined) return { success: false, message: failure };
      return { success: false, message: (error instanceof Error && error.message) || unexpected };
    }
  };

  const showAnswer = async ({ values, answer }: Submission) => {
    setBusy(true);
    const result = await answer;
    if (!mounted.current) return;
    inFlight.delete(id);
    setBusy(false);
    if (!result.success) setOutcome({ tone: 'failure', message: result.message, fallback: result.fallback });
    else if (onSent) onSent(result.message, values);
    else {
      reset();
      setOutcome({ tone: 'success', message: result.message });
    }
  };

  const onMount = useEffectEvent((element: HTMLFormElement) => {
    const submission = inFlight.get(id);
    if (submission) {
      restore(submission.values);
      showAnswer(submission);
      return;
    }
    const editedBeforeHydration = isEdited(element);
    const storedDraft = draft.load();
    if (storedDraft) {
      restore(storedDraft);
      setRestored(true);
    }
    if (editedBeforeHydration) draft.save(read(storedDraft));
  });

  useEffect(() => {
    mounted.current = true;
    if (ref.current) onMount(ref.current);
    addEventListener('pagehide', draft.flush);
    return () => {
      mounted.current = false;
      removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);

  useEffect(() => {
    if (!prefill || !ref.current) return;
    // The focused field keeps its value, because the visitor may be typing.
    const focused = document.activeElement?.getAttribute('name');
    fillEmptyFields(ref.current, focused ? { ...prefill, [focused]: undefined } : prefill);
  }, [prefill]);

  useEffect(() => {
    if (!busy) return;
    const notice: Outcome = { tone: 'notice', message: messages.stillSending };
    const timer = setTimeout(() => setOutcome(notice), slowNoticeDelayMs);
    return () => clearTimeout(timer);
  }, [busy, slowNoticeDelayMs]);

  useEffect(() => {
    if (outcome) outcomeRef.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || inFlight.has(id)) return;
    // The second click of a double click can follow a fast answer. It must not replace the confirmation with errors.
    const isEmpty = !isEdited(event.currentTarget) && Object.keys(lists).length === 0;
    if (outcome?.tone === 'success' && isEmpty) return;
    cleanEmailFields(event.currentTarget);
    const values = read();
    const checked = validate(form, values, refusedFields(event.currentTarget));
    const isValid = checked.errors.length === 0;
    setOutcome(undefined);
    setValidation(isValid ? undefined : checked);
    setErrors(checked.errors);
    setAttempt(attempt + 1);
    if (!isValid) return;
    draft.save(values);
    draft.flush();
    const submission = { values, answer: answerTo(values) };
    inFlight.set(id, submission);
    showAnswer(submission);
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const values = read();
    draft.save(values);
    if (errors.length === 0) return;
    const invalidNames = validate(form, values, refusedFields(event.currentTarget)).errors.map(({ field }) => field);
    setErrors(errors.filter(({ field }) => invalidNames.includes(field)));
  };

  return {
    /** For the `form` element. Without scripts, `method="dialog"` keeps the values out of the URL. */
    formProps: {
      ref,
      method: 'dialog',
      noValidate: true,
      onSubmit,
      onInput,
    },
    /** For a CheckboxGroup. */
    listProps: (name: string) => ({
      value: Array.isArray(lists[name]) ? lists[name] : [],
      onValueChange: (value: readonly string[]) => {
        const { [name]: _, ...others } = lists;
        const next = value.length > 0 ? { ...others, [name]: value } : others;
        setLists(next);
        draft.save(read(next));
      },
    }),
    /** Errors of the last submission, until the next one. */
    validation,
    /** Error of a field, until its value is valid. */
    errorOf: (name: string) => errors.find((error) => error.field === name)?.message,
    /** Number of submissions, including invalid ones, for the `key` of the error summary. */
    attempt,
    busy,
    outcome,
    /** For the element that shows the outcome, which is scrolled into view. */
    outcomeRef,
    restored,
    /** Resets the form and deletes its draft. */
    reset,
  };
}
