import type { StepRunner } from 'storybook/internal/types';
import { expect } from 'storybook/test';

// The assertion library cuts values to 40 characters in its messages, and Storybook passes on nothing but the message.
// With this a failure tells both values whole, in the panel and in the test run.

type Assert = (this: unknown, ...rest: unknown[]) => void;
const assertion: { assert: Assert } = Object.getPrototypeOf(expect(''));
const { assert } = assertion;

const print = (value: unknown) => {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
};

assertion.assert = function (...rest) {
  try {
    assert.apply(this, rest);
  } catch (error) {
    if (error instanceof Error && 'expected' in error && 'actual' in error && 'showDiff' in error && error.showDiff)
      error.message += `\n\nExpected:\n${print(error.expected)}\n\nReceived:\n${print(error.actual)}`;
    throw error;
  }
};

/** What a person would call an element: “House” (button). */
function called(element: Element | null): string {
  if (!element || element === document.body) return 'nothing';
  const [label] = (element as HTMLInputElement).labels ?? [];
  const words = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
  const kind = element.getAttribute('role') ?? (element.localName === 'a' ? 'link' : element.localName);
  return `“${words.trim().replace(/\s+/g, ' ').slice(0, 60)}” (${kind})`;
}

// The library's own message is the markup of both elements.
expect.extend({
  toHaveFocus(element: HTMLElement) {
    const { activeElement } = element.ownerDocument;
    return {
      pass: activeElement === element,
      message: () =>
        `The focus is on ${called(activeElement)}, expected ${this.isNot ? 'elsewhere' : `on ${called(element)}`}`,
    };
  },
});

/** Has a failure say in which step it came, in the words that a person follows the story by. */
export const tellStep: StepRunner = async (label, play, context) => {
  // The test run remembers it, for the case that the browser does not come to tell more.
  Reflect.get(globalThis, '__tellStep')?.(label);
  try {
    await play(context);
  } catch (error) {
    if (error instanceof Error) error.message = `In the step “${label}”:\n${error.message}`;
    throw error;
  }
};
