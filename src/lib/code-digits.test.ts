import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['digits stay', '012345', '012345'],
  ['spaces and dashes of a pasted code go', ' 123-456 ', '123456'],
  ['the words around a pasted code go', 'Your code is 654321.', '654321'],
  ['letters are no digits', '12ab', '12'],
  ['digits of other scripts are none here', '１２३', ''],
  ['what is more than the code is cut', '12345678', '123456'],
])('%s', (_, typed, kept) => {
  expect(codeDigits(typed, 6)).toBe(kept);
});
