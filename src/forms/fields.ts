import type { FormDescription, FormValues } from './forms.ts';
import { cleanEmail } from './text.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => element.matches('input, textarea, select'));

const isRadio = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';

/** Reads the values of a form, without groups of checkboxes. */
export function readFields(form: HTMLFormElement, { fields }: FormDescription): FormValues {
  const data = new FormData(form);
  const names = Object.keys(fields).filter((name) => !fields[name]?.multiple);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
}

/** Sets the values of empty fields. Keeps text typed before hydration and values restored by the browser. */
export function fillEmptyFields(form: HTMLFormElement, values: FormValues): void {
  const controls = controlsOf(form);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    const own = controls.filter((control) => control.name === name);
    if (own.some((control) => (isRadio(control) ? control.checked : control.value !== ''))) continue;
    for (const control of own) {
      if (isRadio(control)) control.checked = control.value === value;
      else if (!(control instanceof HTMLSelectElement) || [...control.options].some((option) => option.value === value))
        control.value = value;
    }
  }
}

export function isEdited(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) => {
    if (control instanceof HTMLSelectElement) {
      const initial = [...control.options].find((option) => option.defaultSelected)?.value ?? '';
      return control.value !== initial;
    }
    return isRadio(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
  });
}

/** Names of the fields whose value has the wrong format for their type, according to the browser. */
export const refusedFields = (form: HTMLFormElement): string[] =>
  controlsOf(form)
    .filter((control) => control.validity.typeMismatch)
    .map((control) => control.name);

/** Cleans the email addresses in a form, so that the visitor sees the value that is sent. */
export function cleanEmailFields(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=email]')) {
    const clean = cleanEmail(field.value);
    if (field.value !== clean) field.value = clean;
  }
}
