import { isConfigured } from './config.ts';
import { deliver } from './emailjs.ts';
import type { FormDescription, FormValues, TemplateParams } from './forms.ts';
import { type MailFallback, mailFallback } from './mailto.ts';
import { cleanValue, validate } from './validate.ts';

/** Result shown after sending (spec 7.2). */
export type Answer =
  | { readonly success: true; readonly message: string }
  | { readonly success: false; readonly message: string; readonly fallback?: MailFallback };

/** Sends the values of a form. */
export type Send = (form: FormDescription, values: FormValues) => Promise<Answer>;

function templateParams(form: FormDescription, values: FormValues): TemplateParams {
  const params: Record<string, string> = { to_name: form.recipient.name };
  for (const [name, field] of Object.entries(form.fields)) {
    params[field.param] = cleanValue(field, values[name]) || field.whenEmpty || '';
  }
  params.reply_to = form.replyTo ?? params.from_email ?? '';
  params[form.timeParam ?? 'submitted_at'] = new Date().toISOString();
  return params;
}

/** Fallback email with the same message (spec 8). */
function fallbackMail(form: FormDescription, params: TemplateParams): MailFallback | undefined {
  if (!form.mailSubject) return undefined;
  const fields: [label: string, value: string][] = [];
  for (const { label, param, choices } of Object.values(form.fields)) {
    const value = params[param] || 'Not provided';
    const chosen = choices?.find((choice) => choice.value === value);
    if (label) fields.push([label, chosen?.label ?? value]);
  }
  const { message = '' } = params;
  return mailFallback({ to: form.recipient.email, subject: form.mailSubject(params), fields, message });
}

/**
 * Sends the values of a form and returns the message to show (spec 7.2, 8). If delivery fails and the form has a
 * fallback email, it opens the visitor's email program. Call `sendForm` through `useForm`, which also handles thrown
 * errors.
 */
export async function sendForm(form: FormDescription, values: FormValues): Promise<Answer> {
  // Validates again, because the sending layer must not rely on the form.
  const { errors, heading } = validate(form, values);
  if (errors.length > 0) return { success: false, message: heading };

  const params = templateParams(form, values);
  const fallback = fallbackMail(form, params);
  if (form.notConnected && !isConfigured(form.template)) {
    const filled = Object.keys(values).filter((name) => values[name]?.length);
    const details = { kind: form.name, at: params.submitted_at, filled };
    console.error(`The ${form.name} message was not sent: its EmailJS settings are incomplete`, details);
    return { success: false, message: form.notConnected, fallback };
  }

  const delivery = await deliver(form, params);
  if (delivery.sent) return { success: true, message: form.messages.success };
  try {
    // The form also shows a link, because scripts cannot detect whether an email program opened.
    if (fallback) location.href = fallback.mailto;
  } catch (error) {
    console.error('The mail program could not be opened', error);
  }
  const { failure, rejected = failure } = form.messages;
  return { success: false, message: delivery.reason === 'rejected' ? rejected : failure, fallback };
}
