import type { FormChoice, FormValues } from './types';

/** Reads a form's data: text stays as typed; a choice that no set knows counts as none. */
export function readForm(data: FormData) {
  const text = (field: string) => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  const choice = <Value extends string>(field: string, choices: readonly FormChoice<Value>[]): Value | '' =>
    choices.find(({ value }) => value === text(field))?.value ?? '';
  return { text, choice };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter((element): element is Control => element.matches('input, textarea, select'));

const isRadio = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'radio';
const offers = (select: HTMLSelectElement, value: string) =>
  [...select.options].some((option) => option.value === value);

/**
 * Puts values into the fields that are still empty. What the visitor typed before the script ran, and what the
 * browser put back by itself, stays.
 */
export function fillEmptyFields(form: HTMLFormElement, values: FormValues): void {
  const controls = controlsOf(form);
  for (const [name, value] of Object.entries(values)) {
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
