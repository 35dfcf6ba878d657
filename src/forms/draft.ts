import { inStorage } from '../theme/storage.ts';
import type { FormDescription, FormValues } from './forms.ts';

/** Pause in typing before a draft is stored, in ms. */
const delayMs = 400;

/** Returns the filled fields of the form. Lists contain only options that the form describes. */
function filledFields({ fields }: FormDescription, values: Readonly<Record<string, unknown>>): FormValues {
  const kept: Record<string, string | string[]> = {};
  for (const [name, { choices, multiple }] of Object.entries(fields)) {
    const value = values[name];
    if (multiple && Array.isArray(value)) {
      const known = value.filter((item) => choices?.some((choice) => choice.value === item));
      if (known.length > 0) kept[name] = known;
    } else if (!multiple && typeof value === 'string' && value !== '') kept[name] = value;
  }
  return kept;
}

const isEmpty = (values: FormValues) => Object.keys(values).length === 0;

/** Keeps the values of a form in session storage until it is sent. No method throws. */
export function createDraft(form: FormDescription, storage: () => Storage = () => sessionStorage) {
  const key = `draft:${form.name}`;
  let pending: FormValues | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Stores pending changes at once. */
  const flush = () => {
    clearTimeout(timer);
    if (!pending) return;
    const kept = filledFields(form, pending);
    pending = undefined;
    inStorage(() => (isEmpty(kept) ? storage().removeItem(key) : storage().setItem(key, JSON.stringify(kept))));
  };

  return {
    flush,
    /** Returns the stored values, or undefined if there are none. */
    load(): FormValues | undefined {
      const stored = inStorage<object | null>(() => JSON.parse(storage().getItem(key) ?? 'null'));
      const kept = filledFields(form, { ...stored });
      return isEmpty(kept) ? undefined : kept;
    },
    /** Stores the values after a pause in typing. */
    save(values: FormValues): void {
      pending = values;
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    clear(): void {
      pending = undefined;
      clearTimeout(timer);
      inStorage(() => storage().removeItem(key));
    },
  };
}
