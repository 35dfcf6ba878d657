import type { FormChoice as Choice } from '../forms/types.ts';

export type { Choice };

/**
 * Whether a text is one of a set's values: for values that come from outside, such as the address's query
 * (`/contact?type=ai-strategy`), where an unknown one is to be ignored.
 */
export function isChoice<Value extends string>(
  choices: readonly Choice<Value>[],
  text: string | null | undefined,
): text is Value {
  return choices.some((choice) => choice.value === text);
}

/** The label of a value, for people to read; the text itself when the set does not know it. */
export function labelOf(choices: readonly Choice[], text: string): string {
  return choices.find((choice) => choice.value === text)?.label ?? text;
}
