import { describe, expect, it } from 'vitest';
import { nextTyping, type TypingState } from './typing';

const words = ['AI', 'Automation'];

describe('nextTyping', () => {
  it('adds one character every 150 ms', () => {
    expect(nextTyping(words, { word: 1, length: 3 })).toEqual({ after: 150, next: { word: 1, length: 4 } });
  });
  it('holds the complete word for 2 s, then begins the next one', () => {
    expect(nextTyping(words, { word: 0, length: 2 })).toEqual({ after: 2000, next: { word: 1, length: 1 } });
  });
  it('begins again after the last word', () => {
    expect(nextTyping(words, { word: 1, length: 10 }).next).toEqual({ word: 0, length: 1 });
  });
  it('takes 150 ms a character and 2 s a word for a whole round', () => {
    let state: TypingState = { word: 0, length: 1 };
    let total = 0;
    do {
      const { after, next } = nextTyping(words, state);
      total += after;
      state = next;
    } while (state.word !== 0 || state.length !== 1);
    expect(total).toBe((2 - 1 + 10 - 1) * 150 + 2 * 2000);
  });
});
