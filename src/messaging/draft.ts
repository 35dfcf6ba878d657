import type { FormDraft as Draft, FormValue } from '../forms/types.ts';
import { type Schedule, scheduleByTimer } from './types.ts';

export type { Draft };

export interface DraftOptions {
  /** Where drafts are kept; default this tab's `sessionStorage`. Called on each access, and may throw. */
  readonly storage?: () => Storage;
  /** How long typing must pause before the draft is written, in milliseconds; default 400. */
  readonly delayMs?: number;
  /** Replaces the timer in tests. */
  readonly schedule?: Schedule;
}

const isKeepable = (value: unknown): value is FormValue =>
  typeof value === 'string' || (Array.isArray(value) && value.every((item) => typeof item === 'string'));

/**
 * Keeps what a visitor typed into a form across a reload, in this tab only, until it was sent. Only the named fields
 * are ever written.
 *
 * @param form the form's name; two forms on one page need two names
 * @param fields the fields to keep
 */
export function createDraft<Field extends string>(
  form: string,
  fields: readonly Field[],
  { storage = () => sessionStorage, delayMs = 400, schedule = scheduleByTimer }: DraftOptions = {},
): Draft<Field> {
  const key = `draft:${form}`;
  let pending: { readonly write: () => void; readonly cancel: () => void } | undefined;

  const pick = (values: { readonly [F in Field]?: unknown }) =>
    Object.fromEntries(
      fields
        .filter((field) => Object.hasOwn(values, field) && isKeepable(values[field]) && values[field].length > 0)
        .map((field) => [field, values[field]]),
    ) as { [F in Field]?: FormValue };

  const forget = () => {
    pending?.cancel();
    pending = undefined;
  };

  return {
    load() {
      try {
        const kept: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        if (typeof kept !== 'object' || kept === null) return undefined;
        const values = pick(kept);
        return Object.keys(values).length > 0 ? values : undefined;
      } catch {
        return undefined;
      }
    },
    save(values) {
      forget();
      const write = () => {
        pending = undefined;
        try {
          const kept = pick(values);
          if (Object.keys(kept).length > 0) storage().setItem(key, JSON.stringify(kept));
          else storage().removeItem(key);
        } catch {
          // Blocked or full: the text stays in the form, it only does not survive a reload.
        }
      };
      pending = { write, cancel: schedule(write, delayMs) };
    },
    flush() {
      const held = pending;
      forget();
      held?.write();
    },
    clear() {
      forget();
      try {
        storage().removeItem(key);
      } catch {
        // Blocked: then nothing was kept either.
      }
    },
  };
}
