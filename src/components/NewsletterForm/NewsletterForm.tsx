import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { cleanEmailFields } from '../../forms/email';
import { fillEmptyFields, readForm } from '../../forms/formValues';
import type { FormCheck, FormChoice, FormDraft, FormSender, FormValues } from '../../forms/types';
import { useDraft } from '../../forms/useDraft';
import { type SubmissionOptions, useSubmission } from '../../forms/useSubmission';
import { Button } from '../Button';
import { CheckboxGroup } from '../CheckboxGroup';
import { FormStatus } from '../FormStatus';
import { Link } from '../Link';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './NewsletterForm.css';

/** What a signup sends: a name and choices only where there are some. */
export interface NewsletterSignup<Preference extends string = string> {
  readonly email: string;
  readonly name?: string;
  readonly preferences?: readonly Preference[];
}

type TextName = 'email' | 'name';

export interface NewsletterFormProps<Preference extends string = string> {
  /** `compact` asks for the email address alone. Default `inline`. */
  variant?: 'inline' | 'compact';
  /** What the form is called for people who cannot see it. */
  label: string;
  /** The fields' labels. */
  fields: Readonly<Record<TextName, { label: string }>>;
  /** What a reader may choose from. */
  preferences: { label: string; help?: string; options: readonly FormChoice<Preference>[] };
  /** The button's words. */
  submitLabel: string;
  /** The button's words while it is sent. */
  busyLabel: string;
  /** What is said when the answer is long in coming. */
  stillSending: string;
  /** After how long that is, in milliseconds. Default 5,000. */
  patienceMs?: SubmissionOptions<NewsletterSignup>['patienceMs'];
  /** Beside the button of `inline`, in one sentence. */
  note: string;
  /** In the button's place where scripts do not run: how to sign up all the same. */
  withoutScript: { notice: string; link: { label: string; href: string } };
  /** Checks at submit. `refused`: the browser's own rule for email addresses refuses this one. */
  validate: (values: Readonly<Record<TextName, string>>, refused: boolean) => FormCheck<TextName>;
  /** Signs up and says what became of it. Keep it the same function: by it the form finds what is under way. */
  subscribe: FormSender<NewsletterSignup<Preference>>;
  /** What to say when `subscribe` throws. */
  unexpected: (error: unknown) => string;
  /** Called once it was sent. */
  onSubscribed?: (() => void) | undefined;
  /** Keeps what was typed across a reload. Leave it out where nothing is to be kept. */
  draft?: FormDraft<TextName | 'preferences'> | undefined;
  /** Called when somebody begins to use the form, e.g. to fetch what sends it. */
  onUse?: (() => void) | undefined;
}

/**
 * Newsletter signup (spec 2.10, 4, 5, 8), without its heading: its words, its check and what sends it come in. What is
 * wrong is said at the field, which gets the focus, since there is only the one; forms with more are a MessageForm.
 * Where scripts do not run it names another way in place of its button.
 */
export function NewsletterForm<Preference extends string = string>({
  variant = 'inline',
  label,
  fields,
  preferences: choices,
  submitLabel,
  busyLabel,
  stillSending,
  patienceMs,
  note,
  withoutScript,
  validate,
  subscribe,
  unexpected,
  onSubscribed,
  draft,
  onUse,
}: NewsletterFormProps<Preference>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [preferences, setPreferences] = useState<readonly Preference[]>([]);
  const [checked, setChecked] = useState<FormCheck<TextName>>({ valid: true });

  /** The known ones of some values, in their order. */
  const known = (values: readonly string[]) =>
    values.flatMap((value) => choices.options.find((option) => option.value === value)?.value ?? []);

  const { busy, outcome, isUnderWay, clear, submit } = useSubmission<NewsletterSignup<Preference>>({
    send: subscribe,
    unexpected,
    stillSending,
    patienceMs,
    onSent: () => draft?.clear(),
    onSuccess: (message) => {
      form.current?.reset();
      setPreferences([]);
      draft?.clear();
      onSubscribed?.();
      return { tone: 'success', message };
    },
    onReturn: ({ email, name }) => {
      if (form.current) fillEmptyFields(form.current, { email, name });
    },
  });

  const read = () => {
    const { text } = readForm(new FormData(form.current ?? undefined));
    return { email: text('email'), name: text('name') };
  };
  const keep = (chosen = preferences) => draft?.save({ ...read(), preferences: chosen });
  const chosenIn = (kept: FormValues | undefined) =>
    Array.isArray(kept?.preferences) ? known(kept.preferences) : preferences;
  useDraft(
    form,
    draft,
    (kept) => keep(chosenIn(kept)),
    (kept) => setPreferences(chosenIn(kept)),
  );

  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay()) return;
    if (form.current) cleanEmailFields(form.current);
    const { email, name } = read();
    const input = form.current?.elements.namedItem('email');
    const refused = input instanceof HTMLInputElement && input.validity.typeMismatch;
    const check = validate({ email, name }, refused);
    clear();
    setChecked(check);
    if (!check.valid) {
      const first = check.errors[0]?.field ?? 'email';
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    keep();
    draft?.flush();
    submit({ email, ...(name.trim() ? { name } : {}), ...(preferences.length > 0 ? { preferences } : {}) });
  };

  const field = (name: TextName) => ({
    ...fields[name],
    id: `${id}-${name}`,
    name,
    required: name === 'email',
    autoComplete: name,
    error: checked.valid ? undefined : checked.errors.find((error) => error.field === name)?.message,
  });
  const email = <TextField {...field('email')} type="email" inputMode="email" spellCheck={false} />;
  const button = (
    <div className={css.submit}>
      <Button type="submit" variant="solid" arrow busy={busy} width="full-narrow">
        {busy ? busyLabel : submitLabel}
      </Button>
    </div>
  );
  const unsent = (
    <div className={css.unsent}>
      <Text size="small">
        {withoutScript.notice} <Link href={withoutScript.link.href}>{withoutScript.link.label}</Link>
      </Text>
    </div>
  );

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onInput={() => keep()}
      onFocus={onUse}
      className={css.form}
    >
      <div className={css.parts}>
        {variant === 'inline' ? (
          <>
            <div className={css.fields}>
              {email}
              <TextField {...field('name')} />
            </div>
            <CheckboxGroup
              {...choices}
              id={`${id}-preferences`}
              value={preferences}
              onValueChange={(values) => {
                setPreferences(known(values));
                keep(known(values));
              }}
              columns={2}
            />
            <div className={css.send}>
              {button}
              {unsent}
              <Text size="small" tone="muted">
                {note}
              </Text>
            </div>
          </>
        ) : (
          <>
            <div className={css.line}>
              {email}
              {button}
            </div>
            {unsent}
          </>
        )}
      </div>
      {/* The error stands at its field; a focus that was there already would not read it. */}
      <VisuallyHidden live="assertive">{checked.valid ? null : checked.heading}</VisuallyHidden>
      <VisuallyHidden live="polite">{busy ? busyLabel : null}</VisuallyHidden>
      <div ref={place} className={outcome ? css.said : css.outcome}>
        <FormStatus status={outcome} />
      </div>
    </form>
  );
}
