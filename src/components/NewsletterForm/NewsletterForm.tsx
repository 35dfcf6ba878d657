import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { FormDescription } from '../../forms/forms';
import { useForm } from '../../forms/useForm';
import { Button } from '../Button';
import { CheckboxGroup } from '../CheckboxGroup';
import { FormStatus } from '../FormStatus';
import { Link } from '../Link';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { VisuallyHidden } from '../VisuallyHidden';
import * as css from './NewsletterForm.css';

export interface NewsletterFormProps {
  /** Description with the fields `email`, `name` and `preferences`. */
  form: FormDescription;
  /** `compact` has only the email field. Default `inline`. */
  variant?: 'inline' | 'compact';
  /** Accessible name of the form. */
  label: string;
  fields: { email: { label: string }; name: { label: string }; preferences: { label: string; help?: string } };
  submitLabel: string;
  /** One sentence beside the button of `inline`. */
  note: string;
  /** Other way to sign up, shown instead of the button without scripts. */
  withoutScript: { notice: string; link: { label: string; href: string } };
  onSubscribed?: () => void;
}

/** Newsletter signup without a heading (spec 2.10, 4, 5, 8). For forms with more fields, use MessageForm. */
export function NewsletterForm({
  form,
  variant = 'inline',
  label,
  fields,
  submitLabel,
  note,
  withoutScript,
  onSubscribed,
}: NewsletterFormProps) {
  const id = useId();
  const { formProps, listProps, validation, errorOf, busy, outcome, outcomeRef } = useForm(form, {
    id: `${form.name}-${variant}`,
  });
  const { submitting } = form.messages;

  const error = validation?.errors[0];
  const { ref } = formProps;
  // A field that already had focus is not announced again, so its error needs a live region.
  const [hadFocus, setHadFocus] = useState(false);
  useEffect(() => {
    const invalidField = error && ref.current?.querySelector<HTMLElement>(`[name=${error.field}]`);
    setHadFocus(invalidField === document.activeElement);
    invalidField?.focus();
  }, [error, ref]);

  const onSuccess = useEffectEvent(() => onSubscribed?.());
  useEffect(() => {
    if (outcome?.tone === 'success') onSuccess();
  }, [outcome]);

  const field = (name: 'email' | 'name') => ({
    ...fields[name],
    id: `${id}-${name}`,
    name,
    required: name === 'email',
    autoComplete: name,
    error: errorOf(name),
  });
  const email = <TextField {...field('email')} type="email" inputMode="email" spellCheck={false} />;
  const button = (
    <div className={css.submit}>
      <Button type="submit" variant="solid" arrow busy={busy} width="full-narrow">
        {busy ? submitting : submitLabel}
      </Button>
    </div>
  );
  const noScriptNotice = (
    <div className={css.noScriptNotice}>
      <Text size="small">
        {withoutScript.notice} <Link href={withoutScript.link.href}>{withoutScript.link.label}</Link>
      </Text>
    </div>
  );

  return (
    <form {...formProps} aria-label={label} className={css.form}>
      <div className={css.parts}>
        {variant === 'inline' ? (
          <>
            <div className={css.fields}>
              {email}
              <TextField {...field('name')} />
            </div>
            <CheckboxGroup
              {...fields.preferences}
              {...listProps('preferences')}
              id={`${id}-preferences`}
              options={form.fields.preferences?.choices ?? []}
              columns={2}
            />
            <div className={css.send}>
              {button}
              {noScriptNotice}
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
            {noScriptNotice}
          </>
        )}
      </div>
      <VisuallyHidden live="assertive">{error && hadFocus ? errorOf(error.field) : null}</VisuallyHidden>
      <VisuallyHidden live="polite">{busy ? submitting : null}</VisuallyHidden>
      <div ref={outcomeRef} className={outcome ? css.outcomeVisible : css.outcome}>
        <FormStatus status={outcome} />
      </div>
    </form>
  );
}
