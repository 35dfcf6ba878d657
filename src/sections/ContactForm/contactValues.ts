import { type ContactFieldName, contactFields } from '../../content/contact';
import {
  budgets,
  type Choice,
  type ContactSubmission,
  type DraftValue,
  inquiryTypes,
  isChoice,
  timelines,
  urgencies,
} from '../../messaging';

/** What a form may hold at first, or keep for the next time. */
export type ContactValues = { readonly [F in ContactFieldName]?: DraftValue | undefined };

/** Reads the form's data as the payload of spec 3. Text stays as typed; a choice that no set knows counts as none. */
export function contactSubmission(data: FormData): ContactSubmission {
  const text = (field: ContactFieldName) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  const choice = <Value extends string>(field: ContactFieldName, choices: readonly Choice<Value>[]) => {
    const value = text(field);
    return isChoice(choices, value) ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    phone: text('phone'),
    inquiryType: choice('inquiryType', inquiryTypes),
    urgency: choice('urgency', urgencies),
    budget: choice('budget', budgets),
    timeline: choice('timeline', timelines),
    message: text('message'),
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => element.matches('input, textarea, select'));

const isRadio = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';
const offers = (select: HTMLSelectElement, value: string) =>
  [...select.options].some((option) => option.value === value);

/**
 * Puts kept values into the fields that are still empty. What the visitor typed before the script ran, and what the
 * browser put back by itself, stays.
 */
export function fillEmptyFields(form: HTMLFormElement, values: ContactValues): void {
  const controls = controlsOf(form);
  for (const name of contactFields) {
    const value = values[name];
    if (typeof value !== 'string') continue;
    const own = controls.filter((control) => control.name === name);
    if (own.some((control) => (isRadio(control) ? control.checked : control.value !== ''))) continue;
    for (const control of own) {
      if (isRadio(control)) control.checked = control.value === value;
      else if (!(control instanceof HTMLSelectElement) || offers(control, value)) control.value = value;
    }
  }
}

/** Whether any field holds something else than what the page gave it. */
export function isEdited(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) => {
    if (control instanceof HTMLSelectElement) {
      const given = [...control.options].find((option) => option.defaultSelected)?.value ?? '';
      return control.value !== given;
    }
    return isRadio(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
  });
}
