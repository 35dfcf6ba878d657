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

/** Options of the forms that are built on MessageForm. */
export interface MessageFormOptions<Field extends string> {
  /** Called after sending; the caller then shows the result. Default: the form is reset and shows the message. */
  onSent?: FormOptions['onSent'];
  initial?: { readonly [F in Field]?: string } | undefined;
  /** Values from a link. After hydration, they fill fields that are empty and not focused. */
  prefill?: { readonly [F in Field]?: string } | undefined;
}

export interface MessageFieldProps {
  id: string;
  name: string;
  label: string;
  help?: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

export interface MessageFormProps<Field extends string> extends MessageFormOptions<Field> {
  /** Description of the form. Its name is the prefix of the ids: "contact-email". */
  form: FormDescription;
  content: MessageFormContent<Field>;
  /** Query parameters of `prefill`, for the loader (`src/app/loader.ts`): "type|position". */
  query?: string;
  /** Additional content after a failure, such as a phone number. */
  onFailure?: ReactNode;
  /** `unconnected` and `inert` show `content.notConnected`. An `inert` form cannot send (spec 2.9). Default `live`. */
  state?: 'live' | 'unconnected' | 'inert';
  children: (field: (name: Field) => MessageFieldProps) => ReactNode;
}

/**
 * Base of the forms that send a message (spec 2.9, 4, 5, 8). Without scripts, it shows the email address and phone
 * number instead of its button.
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
        <div className={css.notices}>
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
      <div className={restored ? css.notices : undefined}>
        <FormStatus polite status={restored ? { tone: 'notice', message: content.draft.kept } : undefined}>
          <Button size="medium" onClick={discard}>
            {content.draft.clear}
          </Button>
        </FormStatus>
      </div>
      {validation ? (
        <div className={css.notices}>
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
