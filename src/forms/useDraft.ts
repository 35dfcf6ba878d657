import { type RefObject, useEffect, useRef } from 'react';
import { fillEmptyFields, isEdited } from './formValues';
import type { FormDraft, FormValues } from './types';

/**
 * Fills a form's empty fields with what a draft kept, and has it written when the visitor leaves.
 *
 * @param keep saves what the fields hold, and what was kept besides: called when they were typed into before the script ran
 * @param onRestored something was kept: the rest of it is for the caller, e.g. choices
 */
export function useDraft<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  draft: FormDraft<Field> | undefined,
  keep: (kept: FormValues<Field> | undefined) => void,
  onRestored: (kept: FormValues<Field>) => void,
) {
  const latest = useRef({ keep, onRestored });
  latest.current = { keep, onRestored };
  useEffect(() => {
    const element = form.current;
    if (!draft || !element) return;
    const early = isEdited(element);
    const kept = draft.load();
    if (kept) {
      fillEmptyFields(element, kept);
      latest.current.onRestored(kept);
    }
    // Typed before there was anything to keep it.
    if (early) latest.current.keep(kept);
    addEventListener('pagehide', draft.flush);
    return () => {
      removeEventListener('pagehide', draft.flush);
      draft.flush();
    };
  }, [form, draft]);
}
