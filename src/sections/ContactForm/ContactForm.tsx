import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FormStatus } from '../../components/FormStatus';
import { Link } from '../../components/Link';
import { RadioGroup } from '../../components/RadioGroup';
import { Select } from '../../components/Select';
import { Text } from '../../components/Text';
import { TextArea } from '../../components/TextArea';
import { TextField } from '../../components/TextField';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { ContactFieldName, ContactFormContent } from '../../content/contact';
import {
  budgets,
  type ContactField,
  type ContactSubmission,
  type Draft,
  inquiryTypes,
  limits,
  type MailFallback,
  messages,
  type SubmissionResult,
  timelines,
  urgencies,
  type Validation,
  validateContact,
} from '../../messaging';
import * as css from './ContactForm.css';
import { contactSubmission, fillEmptyFields, isEdited } from './contactValues';
import { WayOut } from './WayOut';

export interface ContactFormProps {
  content: ContactFormContent;
  /** Sends the enquiry and says what became of it. If it throws, the error's message is shown. */
  send: (submission: ContactSubmission) => Promise<SubmissionResult>;
  /** Called once it was sent, with the sentence to show. The form stays as it is: the caller shows what comes next. */
  onSent?: (message: string, submission: ContactSubmission) => void;
  /** What the fields hold at first: what is known already, or what a link asked for. */
  initial?: Partial<ContactSubmission>;
  /** Keeps unfinished text across a reload. Leave it out where nothing is to be kept. */
  draft?: Draft<ContactFieldName> | undefined;
}

/** Where the summary's links lead; also the first part of every field's id. */
const idOf = (field: ContactFieldName) => `contact-${field}`;

type Failure = { readonly message: string; readonly fallback?: MailFallback | undefined };

/** The sentence for an error that a sender threw (spec 8). */
const sentenceOf = (error: unknown) => (error instanceof Error && error.message) || messages.contact.unexpected;

/**
 * The project enquiry (spec 2.9, 4, 5, 8): checks on submit, sends once, keeps every word until it was sent.
 *
 * Its fields are uncontrolled and read at submit, because the page is typed into before its script runs. For the same
 * reason it is `method="dialog"`, which outside a dialog submits nothing anywhere: should the script never start, no
 * browser puts the visitor's words into an address or posts them to a host that cannot take them. Without script the
 * form says so and names the mail address and the phone instead of its button.
 */
export function ContactForm({ content, send, onSent, initial = {}, draft }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [checked, setChecked] = useState<Validation<ContactField>>({ valid: true });
  const [failure, setFailure] = useState<Failure>();
  const [restored, setRestored] = useState(false);

  // Until now the browser checked the fields; from here on the form does.
  useLayoutEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  useEffect(() => {
    const element = form.current;
    if (!draft || !element) return;
    const early = isEdited(element);
    const kept = draft.load();
    if (kept) {
      fillEmptyFields(element, kept);
      setRestored(true);
    }
    // Typed before there was anything to keep it.
    if (early) draft.save({ ...contactSubmission(new FormData(element)) });
    addEventListener('pagehide', draft.flush);
    return () => {
      removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [draft]);

  useEffect(() => {
    if (failure) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  const keep = (event: FormEvent<HTMLFormElement>) =>
    draft?.save({ ...contactSubmission(new FormData(event.currentTarget)) });

  const discard = () => {
    form.current?.reset();
    draft?.clear();
    setRestored(false);
    setChecked({ valid: true });
    setFailure(undefined);
    document.getElementById(idOf('name'))?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (underWay.current) return;
    const submission = contactSubmission(new FormData(event.currentTarget));
    const validation = validateContact(submission);
    setFailure(undefined);
    setChecked(validation);
    setAttempt((count) => count + 1);
    if (!validation.valid) return;

    underWay.current = true;
    setBusy(true);
    draft?.save({ ...submission });
    draft?.flush();
    try {
      const result = await send(submission);
      if (result.success) {
        draft?.clear();
        onSent?.(result.message, submission);
      } else {
        setFailure({ message: result.message, fallback: result.fallback });
      }
    } catch (error) {
      console.error('The enquiry could not be sent', error);
      setFailure({ message: sentenceOf(error) });
    }
    underWay.current = false;
    setBusy(false);
  };

  const errorOf = (field: ContactField) =>
    checked.valid ? undefined : checked.errors.find((error) => error.field === field)?.message;
  const common = (name: ContactFieldName) => ({
    ...content.fields[name],
    id: idOf(name),
    name,
    defaultValue: initial[name],
  });
  const { withoutScript } = content;
  const mail = (
    <span className={css.way}>
      <Link href={`mailto:${withoutScript.email}`}>{withoutScript.email}</Link>
    </span>
  );

  return (
    <form ref={form} method="dialog" aria-label={content.name} onSubmit={submit} onInput={keep} className={css.form}>
      <div className={css.notice}>
        <FormStatus polite status={{ tone: 'notice', message: withoutScript.notice }}>
          <div className={css.ways}>
            {mail}
            <span className={css.way}>
              <Link href={withoutScript.phone.href}>{withoutScript.phone.label}</Link>
            </span>
          </div>
        </FormStatus>
      </div>
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
            errors={checked.errors.map(({ field, message }) => ({ target: idOf(field), message }))}
          />
        </div>
      )}
      <fieldset className={css.fieldset}>
        <legend className={css.legend}>{content.legends.you}</legend>
        <div className={css.fields}>
          <TextField {...common('name')} required error={errorOf('name')} autoComplete="name" maxLength={limits.name} />
          <TextField
            {...common('email')}
            type="email"
            required
            error={errorOf('email')}
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            maxLength={limits.email}
          />
          <TextField
            {...common('company')}
            required
            error={errorOf('company')}
            autoComplete="organization"
            maxLength={limits.company}
          />
          <TextField
            {...common('phone')}
            type="tel"
            error={errorOf('phone')}
            autoComplete="tel"
            inputMode="tel"
            maxLength={limits.phone}
          />
        </div>
      </fieldset>
      <fieldset className={css.fieldset}>
        <legend className={css.legend}>{content.legends.project}</legend>
        <div className={css.fields}>
          <Select {...common('inquiryType')} options={inquiryTypes} placeholder={content.choose} />
          <RadioGroup {...common('urgency')} options={urgencies} />
          <div className={css.pair}>
            <Select {...common('budget')} options={budgets} placeholder={content.choose} />
            <Select {...common('timeline')} options={timelines} placeholder={content.choose} />
          </div>
        </div>
      </fieldset>
      <fieldset className={css.fieldset}>
        <legend className={css.legend}>{content.legends.words}</legend>
        <div className={css.fields}>
          {/* No maxLength: it would cut a pasted text without a word. Too long is said at submit. */}
          <TextArea {...common('message')} required error={errorOf('message')} />
        </div>
      </fieldset>
      <div className={css.last}>
        <div className={css.column2}>
          <div className={css.send}>
            <div className={css.press}>
              <Button type="submit" variant="signal" width="full-narrow" arrow busy={busy}>
                {busy ? messages.contact.submitting : content.submit}
              </Button>
            </div>
            <div className={css.unsent}>
              <Text size="small">
                {withoutScript.short} {mail}
              </Text>
            </div>
            <div className={css.promise}>
              <Text size="small" tone="muted">
                {content.promise}
              </Text>
            </div>
          </div>
          <VisuallyHidden live="polite">{busy ? messages.contact.submitting : null}</VisuallyHidden>
          <div ref={outcome} className={css.outcome} data-failed={failure ? '' : undefined}>
            <FormStatus status={failure && { tone: 'failure', message: failure.message }}>
              {failure?.fallback ? <WayOut fallback={failure.fallback} content={content.fallback} /> : null}
            </FormStatus>
          </div>
        </div>
      </div>
    </form>
  );
}
