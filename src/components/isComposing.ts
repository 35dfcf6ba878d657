import type { KeyboardEvent } from 'react';

/** Whether a key belongs to an input method's composition, as for Japanese: Safari says so only by the old key code. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
