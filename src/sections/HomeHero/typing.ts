/** One character every 150 ms, the complete word held for 2 s, then the next word (spec 4). */
export const TYPING_INTERVAL = 150;
export const HOLD_TIME = 2000;

export interface TypingState {
  /** Which word, as an index. */
  word: number;
  /** How many of its characters stand. */
  length: number;
}

/** What stands after this state, and how many milliseconds this state stays. A complete word is followed by the next one's first character. */
export function nextTyping(words: readonly string[], state: TypingState): { after: number; next: TypingState } {
  const complete = state.length >= (words[state.word] ?? '').length;
  return complete
    ? { after: HOLD_TIME, next: { word: (state.word + 1) % words.length, length: 1 } }
    : { after: TYPING_INTERVAL, next: { word: state.word, length: state.length + 1 } };
}
