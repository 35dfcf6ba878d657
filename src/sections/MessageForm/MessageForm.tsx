import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { ErrorSummary } from '../../components/ErrorSummary';
import { FormStatus } from '../../components/FormStatus';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { MessageFormContent } from '../../content/forms';
import type { FormDescription } from '../../forms/forms';
import { type FormOptions, useForm } from '../../forms/useForm';
import { ContactLinks } from './ContactLinks';
import * as css from './MessageForm.css';
import { SendFallback } from './SendFallback';
import { SendRow } from './SendRow';

/** What a form that is made of a MessageForm lets its caller decide. */
export interface MessageFormOptions<Field extends string> {
  /**
   * Called once it was sent, with the sentence to show. With it the form stays as it is, and the caller shows what comes
   * next. Without it the form empties itself and shows the sentence below its button.
   */
  onSent?: FormOptions['onSent'];
  /** The initial values of the fields. */
  initial?: { readonly [F in Field]?: string } | undefined;
  /** The values that a link asks for. They fill fields that are empty and not focused, after hydration. */
  prefill?: { readonly [F in Field]?: string } | undefined;
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

export interface MessageFormProps<Field extends string> extends MessageFormOptions<Field> {
  /** Describes the form to the engine. Its name begins the ids of the fields: "contact-email". */
  form: FormDescription;
  /** Words of the form, from its record. */
  content: MessageFormContent<Field>;
  /** Parameters of the address that `prefill` is read from, for the loader: "type|position". */
  query?: string;
  /** What else to do about a failure, e.g. the phone to call. */
  onFailure?: ReactNode;
  /**
   * `unconnected` shows the content's notice; `inert` has no submit behavior at all (spec 2.9): its button is unavailable
   * and gives the reason. Default `live`.
   */
  state?: 'live' | 'unconnected' | 'inert';
  /** The fieldsets: `Fieldset`s that hold fields with the given props. */
  children: (field: (name: Field) => MessageFieldProps) => ReactNode;
}

/**
 * A form that writes to the firm (spec 2.9, 4, 5, 8). ContactForm, SalesForm, GeneralForm and SupportForm are made of it;
 * NewsletterForm, with its one field, is not. Where scripts are blocked it shows the mail address and the phone instead of
 * its button.
 */
export function MessageForm<Field extends string>({
  form,
  content,
  query,
  onFailure,
  onSent,
  initial = {} as { readonly [F in Field]?: string },
  prefill,
  state = 'live',
  children,
}: MessageFormProps<Field>) {
  const { formProps, validation, errorOf, attempt, busy, outcome, outcomeRef, restored, reset } = useForm(form, {
    prefill,
    onSent,
  });

  const discard = () => {
    reset();
    formProps.ref.current?.querySelector<HTMLElement>(`[id^="${form.name}-"]`)?.focus();
  };

  const idOf = (field: string) => `${form.name}-${field}`;
  const field = (name: Field): MessageFieldProps => ({
    ...content.fields[name],
    id: idOf(name),
    name,
    defaultValue: initial[name],
    error: errorOf(name),
  });
  const { withoutScript, notConnected } = content;
  const unconnected = state !== 'live' && notConnected;

  return (
    <form
      {...formProps}
      onSubmit={state === 'inert' ? (event) => event.preventDefault() : formProps.onSubmit}
      data-query={query}
      aria-label={content.name}
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
      {validation ? (
        <div className={css.above}>
          <ErrorSummary
            key={attempt}
            heading={validation.heading}
            errors={validation.errors.map(({ field: name, message }) => ({ target: idOf(name), message }))}
          />
        </div>
      ) : null}
      {children(field)}
      <div className={css.last}>
        <SendRow content={content} state={state} busy={busy} submitting={form.messages.submitting} />
        <VisuallyHidden live="polite">{busy ? form.messages.submitting : null}</VisuallyHidden>
        <div ref={outcomeRef} className={css.outcome} data-said={outcome ? '' : undefined}>
          <FormStatus status={outcome}>
            {outcome?.fallback ? <SendFallback fallback={outcome.fallback} content={content.fallback} /> : null}
            {outcome?.tone === 'failure' ? onFailure : null}
          </FormStatus>
        </div>
      </div>
    </form>
  );
}
