import type { KeyboardEvent } from 'react';

/** Whether a key event belongs to an input method. Safari marks some of these events only by `keyCode` 229. */
export const isComposing = ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
