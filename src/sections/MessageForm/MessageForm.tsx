import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FormStatus } from '../../components/FormStatus';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { MessageFormContent } from '../../content/forms';
import { cleanEmailFields } from '../../forms/email';
import { fillEmptyFields } from '../../forms/formValues';
import type { FormSender, FormValues } from '../../forms/types';
import { useDraft } from '../../forms/useDraft';
import { type SubmissionOptions, useSubmission } from '../../forms/useSubmission';
import type { Draft, Validation } from '../../messaging';
import { prepare } from '../../messaging/lazyMessenger';
import { messages } from '../../messaging/messages';
import { ContactLinks } from './ContactLinks';
import * as css from './MessageForm.css';
import { SendFallback } from './SendFallback';
import { SendRow } from './SendRow';

/** What a form that is made of a MessageForm lets its caller decide. */
export interface MessageFormOptions<Field extends string, Submission> {
  /** After how long the form says that it is still sending, in milliseconds. Default 5,000. */
  patienceMs?: SubmissionOptions<Submission>['patienceMs'];
  /**
   * Called once it was sent, with the sentence to show. With it the form stays as it is, and the caller shows what comes
   * next. Without it the form empties itself and shows the sentence below its button.
   */
  onSent?: ((message: string, submission: Submission) => void) | undefined;
  /** What the fields hold at first: what is known already. */
  initial?: { readonly [F in Field]?: string | undefined } | undefined;
  /** What a link asked for. It fills fields that are still empty and not in use once the script runs, and overrides nothing. */
  asked?: FormValues<Field> | undefined;
  /** Keeps unfinished text across a reload. Leave it out where nothing is to be kept. */
  draft?: Draft<Field> | undefined;
  /** Called when somebody begins to use the form. Default: fetches the mail service that sends it. */
  onUse?: (() => void) | undefined;
}

/** What a field of the form is given. */
export interface MessageFieldProps {
  /** Id of the control. */
  id: string;
  /** Name under which the value is sent. */
  name: string;
  /** Label of the field. */
  label: string;
  /** What to write, below the label. */
  help?: string;
  /** What is wrong with the value, and how to mend it. */
  error: string | undefined;
  /** What the field holds at first. */
  defaultValue: string | undefined;
}

export interface MessageFormProps<Field extends string, Checked extends Field, Submission>
  extends MessageFormOptions<Field, Submission> {
  /** First part of the fields' ids, and so of the addresses that the summary's links lead to: "contact". */
  id: string;
  /** Words of the form, from its record. */
  content: MessageFormContent<Field>;
  /** Parameters of the address that `asked` is read from, for the loader: "type|position". */
  query?: string;
  /** Reads the payload from the form's data. */
  read: (data: FormData) => Submission;
  /** Checks it at submit. */
  validate: (submission: Submission) => Validation<Checked>;
  /** Sends it and says what became of it. */
  send: FormSender<Submission>;
  /** The button's words while it is sent. */
  submitting: string;
  /** What to say when `send` throws. */
  unexpected: (error: unknown) => string;
  /** What else to do about a failure, e.g. the phone to call. */
  onFailure?: ReactNode;
  /**
   * `unconnected` shows the content's notice, and a click leads to what `send` says; `inert` has no submit behaviour
   * at all (spec 2.9): its button is unavailable and gives the reason. Default `live`.
   */
  state?: 'live' | 'unconnected' | 'inert';
  /** The fieldsets: `Fieldset`s that hold fields with the given props. */
  children: (field: (name: Field) => MessageFieldProps) => ReactNode;
}

/**
 * A form that writes to the firm (spec 2.9, 4, 5, 8): checks on submit, sends once, keeps every word until it was sent.
 * ContactForm, SalesForm, GeneralForm and SupportForm are made of it; NewsletterForm, with its one field, is not.
 *
 * Its fields are uncontrolled and read at submit, because the page is typed into before its script runs. It is
 * `method="dialog"`, which outside a dialog submits nothing: without its script no browser puts the visitor's words into
 * an address. Where scripts are blocked it names the mail address and the phone instead of its button.
 */
export function MessageForm<Field extends string, Checked extends Field, Submission extends object>({
  id,
  content,
  query,
  read,
  validate,
  send,
  submitting,
  unexpected,
  onFailure,
  onSent,
  initial = {} as { readonly [F in Field]?: string },
  asked,
  draft,
  patienceMs,
  onUse = prepare,
  state = 'live',
  children,
}: MessageFormProps<Field, Checked, Submission>) {
  const form = useRef<HTMLFormElement>(null);
  const statusArea = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<Validation<Checked>>({ valid: true });
  const [restored, setRestored] = useState(false);

  const keep = () => {
    if (form.current) draft?.save(read(new FormData(form.current)) as FormValues<Field>);
  };
  const submission = useSubmission<Submission>({
    send,
    unexpected,
    stillSending: messages.stillSending,
    patienceMs,
    onSent: () => draft?.clear(),
    onSuccess: (message, sent) => {
      setRestored(false);
      if (onSent) return void onSent(message, sent);
      form.current?.reset();
      return { tone: 'success', message };
    },
    onReturn: (left) => {
      if (form.current) fillEmptyFields(form.current, left as FormValues);
      setRestored(false);
    },
  });
  const { busy, outcome } = submission;

  useDraft(form, draft, keep, () => setRestored(true));

  useEffect(() => {
    if (!asked || !form.current) return;
    // What somebody types next into the field they stand in would go behind it.
    const standsIn = document.activeElement?.getAttribute('name');
    fillEmptyFields(form.current, standsIn ? { ...asked, [standsIn]: undefined } : asked);
  }, [asked]);

  useEffect(() => {
    if (outcome) statusArea.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const discard = () => {
    form.current?.reset();
    draft?.clear();
    setRestored(false);
    setChecked({ valid: true });
    submission.clear();
    form.current?.querySelector<HTMLElement>(`[id^="${id}-"]`)?.focus();
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'inert' || submission.isUnderWay()) return;
    cleanEmailFields(event.currentTarget);
    const values = read(new FormData(event.currentTarget));
    const validation = validate(values);
    submission.clear();
    setChecked(validation);
    setAttempt((count) => count + 1);
    if (!validation.valid) return;
    draft?.save(values as FormValues<Field>);
    draft?.flush();
    submission.submit(values);
  };

  const idOf = (field: Field) => `${id}-${field}`;
  const field = (name: Field): MessageFieldProps => ({
    ...content.fields[name],
    id: idOf(name),
    name,
    defaultValue: initial[name],
    error: checked.valid ? undefined : checked.errors.find((error) => error.field === name)?.message,
  });
  const { withoutScript, notConnected } = content;
  const unconnected = state !== 'live' && notConnected;

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      data-query={query}
      aria-label={content.name}
      onSubmit={submit}
      onInput={keep}
      onFocus={onUse}
      className={css.form}
    >
      {unconnected ? (
        <div className={css.above}>
          <FormStatus polite status={{ tone: 'notice', message: unconnected.notice }}>
            <ContactLinks links={unconnected.links} />
          </FormStatus>
        </div>
      ) : (
        <div className={css.notice}>
          <FormStatus polite status={{ tone: 'notice', message: withoutScript.notice }}>
            <ContactLinks links={withoutScript.links} />
          </FormStatus>
        </div>
      )}
      <div className={restored ? css.above : undefined}>
        <FormStatus polite status={restored ? { tone: 'notice', message: content.draft.kept } : undefined}>
          <Button size="medium" onClick={discard}>
            {content.draft.clear}
          </Button>
        </FormStatus>
      </div>
      {checked.valid ? null : (
        <div className={css.above}>
          <ErrorSummary
            key={attempt}
            heading={checked.heading}
            errors={checked.errors.map(({ field: name, message }) => ({ target: idOf(name), message }))}
          />
        </div>
      )}
      {children(field)}
      <div className={css.last}>
        <SendRow content={content} state={state} busy={busy} submitting={submitting} />
        <VisuallyHidden live="polite">{busy ? submitting : null}</VisuallyHidden>
        <div ref={statusArea} className={css.outcome} data-said={outcome ? '' : undefined}>
          <FormStatus status={outcome}>
            {outcome?.fallback ? <SendFallback fallback={outcome.fallback} content={content.fallback} /> : null}
            {outcome?.tone === 'failure' ? onFailure : null}
          </FormStatus>
        </div>
      </div>
    </form>
  );
}
