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
