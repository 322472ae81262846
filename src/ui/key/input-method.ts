/**
 * Whether a key is an input method's own, as of Japanese, Chinese or Korean: Enter takes one of its words, Escape gives
 * one up. Safari tells the end of the word before the key that ended it; the key's code says it there.
 */
export const isInputMethods = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean => isComposing || keyCode === 229
