import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { CheckboxGroup } from '../../components/CheckboxGroup';
import { FormStatus } from '../../components/FormStatus';
import { Link } from '../../components/Link';
import { Text } from '../../components/Text';
import { TextField } from '../../components/TextField';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { NewsletterContent } from '../../content/newsletter';
import type { Draft, NewsletterField, NewsletterPreference, NewsletterSubscription, Validation } from '../../messaging';
import { isChoice } from '../../messaging/choices';
import { limits } from '../../messaging/limits';
import { messages, thrownMessage } from '../../messaging/messages';
import { newsletterSubscription, validateNewsletter } from '../../messaging/newsletterValidation';
import { newsletterPreferences } from '../../messaging/newsletterValues';
import { fillEmptyFields, isEdited, readForm } from '../MessageForm/formValues';
import { type Sender, type SubmissionOptions, useSubmission } from '../MessageForm/useSubmission';
import * as css from './NewsletterForm.css';

export interface NewsletterFormProps {
  /** After how long the form says that it is still sending, in milliseconds. Default 5,000. */
  patienceMs?: SubmissionOptions<NewsletterSubscription>['patienceMs'];
  /** Words of the form, from its record. */
  content: NewsletterContent;
  /** `compact` asks for the email address alone. Default `inline`. */
  variant?: 'inline' | 'compact';
  /** Subscribes and says what became of it. If it throws, the error's message is shown. */
  subscribe: Sender<NewsletterSubscription>;
  /** Called once it was sent. */
  onSubscribed?: (() => void) | undefined;
  /** Keeps what was typed across a reload. Leave it out where nothing is to be kept. */
  draft?: Draft<'email' | 'name' | 'preferences'> | undefined;
  /** Called when somebody begins to use the form, e.g. to fetch what sends it. */
  onUse?: (() => void) | undefined;
}

/**
 * Newsletter signup (spec 2.10, 4, 5, 8), without its heading: Newsletter places it on a page. What is wrong is said at
 * the field, which gets the focus, since there is only the one; forms with more are a MessageForm.
 */
export function NewsletterForm({
  content,
  variant = 'inline',
  subscribe,
  onSubscribed,
  draft,
  patienceMs,
  onUse,
}: NewsletterFormProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [preferences, setPreferences] = useState<readonly NewsletterPreference[]>([]);
  const [checked, setChecked] = useState<Validation<NewsletterField>>({ valid: true });

  const choose = (values: readonly unknown[]) =>
    setPreferences(
      values.filter((value): value is NewsletterPreference => isChoice(newsletterPreferences, `${value}`)),
    );

  const { busy, outcome, isUnderWay, clear, submit } = useSubmission<NewsletterSubscription>({
    send: subscribe,
    unexpected: (error) => thrownMessage(error, messages.newsletter.unexpected),
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

  // Until now the browser checked the address; from here on the form does.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: kept values are read once, when the form appears.
  useEffect(() => {
    if (!draft || !form.current) return;
    const early = isEdited(form.current);
    const kept = draft.load();
    if (kept) {
      fillEmptyFields(form.current, { email: kept.email, name: kept.name });
      if (Array.isArray(kept.preferences)) choose(kept.preferences);
    }
    // Typed before there was anything to keep it.
    if (early) keep();
    addEventListener('pagehide', draft.flush);
    return () => {
      removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);

  useEffect(() => {
    if (outcome) place.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const read = () => {
    const { text } = readForm(new FormData(form.current ?? undefined));
    return { email: text('email'), name: text('name') };
  };
  const keep = (chosen = preferences) => draft?.save({ ...read(), preferences: chosen });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderWay()) return;
    const values = read();
    const email = form.current?.elements.namedItem('email');
    const refused = email instanceof HTMLInputElement && email.validity.typeMismatch;
    const validation = validateNewsletter(values, refused);
    clear();
    setChecked(validation);
    if (!validation.valid) {
      const first = validation.errors[0]?.field ?? 'email';
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    keep();
    draft?.flush();
    submit(newsletterSubscription({ ...values, preferences }));
  };

  const errorOf = (field: NewsletterField) =>
    checked.valid ? undefined : checked.errors.find((error) => error.field === field)?.message;
  const email = (
    <TextField
      {...content.fields.email}
      id={`${id}-email`}
      name="email"
      type="email"
      required
      error={errorOf('email')}
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      maxLength={limits.email}
    />
  );
  const button = (
    <div className={css.press}>
      <Button type="submit" variant="solid" busy={busy} width="full-narrow">
        {busy ? messages.newsletter.submitting : content.submit[variant]}
      </Button>
    </div>
  );
  const unsent = (
    <div className={css.unsent}>
      <Text size="small">
        {content.withoutScript.notice}{' '}
        <Link href={content.withoutScript.link.href}>{content.withoutScript.link.label}</Link>
      </Text>
    </div>
  );

  return (
    <form
      ref={form}
      method="dialog"
      aria-label={content.name}
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
              <TextField
                {...content.fields.name}
                id={`${id}-name`}
                name="name"
                required={false}
                error={errorOf('name')}
                autoComplete="name"
                maxLength={limits.name}
              />
            </div>
            <CheckboxGroup
              {...content.fields.preferences}
              id={`${id}-preferences`}
              options={newsletterPreferences}
              value={preferences}
              onValueChange={(values) => {
                choose(values);
                keep(values as readonly NewsletterPreference[]);
              }}
              columns={2}
            />
            <div className={css.send}>
              {button}
              {unsent}
              <Text size="small" tone="muted">
                {content.note}
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
      <VisuallyHidden live="polite">{busy ? messages.newsletter.submitting : null}</VisuallyHidden>
      <div ref={place} className={outcome ? css.said : css.outcome}>
        <FormStatus status={outcome} />
      </div>
    </form>
  );
}
