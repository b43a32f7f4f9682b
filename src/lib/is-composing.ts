/** A key of an input method's, with which a word of Hindi, say, is looked at or taken: it is no key of the app's. */
export function isComposing({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  // Safari on a Mac ends the word before the key that takes it, and tells of it by its number alone.
  return isComposing || keyCode === ofInputMethod;
}

const ofInputMethod = 229;
