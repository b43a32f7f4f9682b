import { expect, test } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { OfflineError } from '#src/api/offline-error.ts';
import { isSpent } from './spent-code.ts';

const answer = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code, message: 'No.' }), '', null);

test.each([
  ['a wrong code', answer(400, 'invalid-otp'), true],
  ['a right one for an address that somebody else has proven meanwhile', answer(409, 'email-taken'), true],
  ['one typed without a network', new OfflineError(), false],
  ['one that a busy server did not look at', answer(503, 'busy'), false],
  ['one after too many others', answer(429, 'too-many-tries'), false],
  ['one that something in between answered', new ApiError(502, '<html>', 'Bad Gateway', null), false],
])('%s: is the code spent? %j', (_, error, spent) => {
  expect(isSpent(error)).toBe(spent);
});
