import { afterEach, expect, test, vi } from 'vitest';
import { postLogin } from '#src/api/auth.ts';
import { loginToasts } from '#src/content/login.ts';
import { UnopenedError } from '#src/data/database/opened.ts';
import { accountFault, serverTrouble } from './account-fault.ts';
import { UnopenedOwnError } from './unopened-own-error.ts';

afterEach(() => void vi.unstubAllGlobals());

/** What a person is told of a login that was answered so. */
async function toldOf(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
  const asked = postLogin({ email: 'meera@people.example', password: 'a password', rememberMe: false });
  const error: unknown = await asked.then(
    () => undefined,
    (fault: unknown) => fault,
  );
  return accountFault(error, loginToasts.failure.detail, serverTrouble);
}

const refusal = (status: number, failure: object, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(failure), { status, headers });

test('a login that failed is told as such', () => {
  expect(loginToasts.failure.title).toBe('Login failed');
});

test.each([
  [401, 'wrong-credentials', 'This account was closed last week.'],
  [503, 'busy', 'Many people sign in just now. Please try again in a moment.'],
])('a login refused with %i is told in the words of the server', async (status, code, message) => {
  expect(await toldOf(() => refusal(status, { code, message }))).toMatchObject({
    isOffline: false,
    code,
    message,
  });
});

test('after too many tries a person is told so by the server, and how long to wait', async () => {
  const failure = { code: 'too-many-tries', message: 'Too many tries. Please wait a while and try again.' };
  expect(await toldOf(() => refusal(429, failure, { 'Retry-After': '540' }))).toMatchObject({
    isOffline: false,
    message: 'Too many tries. Please wait a while and try again.',
    retryAfter: 540,
  });
});

test.each([
  ['nothing', ''],
  ['a page of a proxy', '<h1>Internal Server Error</h1>'],
  ['no words for people', '{"error":"SQLITE_BUSY"}'],
])('of a server at fault that says %s, the person is not asked to check what they typed', async (_, body) => {
  expect(await toldOf(() => new Response(body, { status: 500 }))).toMatchObject({
    isOffline: false,
    message: expect.stringMatching(/^Pankh has trouble at the moment/),
    retryAfter: null,
  });
});

test.each([401, 403, 404, 405])(
  'nor where something else than the server answered with %i',
  async (status) => {
    const { message } = await toldOf(() => new Response('<h1>Airport Wi-Fi</h1>', { status }));
    expect(message).toMatch(/^Pankh has trouble at the moment/);
  },
);

test.each([
  ['missing', /keeps nothing for Pankh/],
  ['broken', /cannot open your data on this device.*Reload first/],
  ['newer', /older than your data on this device.*kept/],
  ['blocked', /close the other tabs of Pankh/],
] as const)('of data of theirs that does not open (%s) whoever logs in is told as such', (fault, words) => {
  const error = new UnopenedOwnError(fault, new UnopenedError());
  const { message } = accountFault(error, loginToasts.failure.detail, serverTrouble);
  expect(message).toMatch(words);
  expect(message).not.toContain('password');
});

test('a login that no server answered is no fault of what was typed', async () => {
  const { isOffline, message } = await toldOf(() => {
    throw new TypeError('fetch failed');
  });
  expect(isOffline).toBe(true);
  expect(message).toMatch(/^There is no connection to Pankh/);
});
