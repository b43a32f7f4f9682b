import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { accountFault } from './account-fault.ts';
import { sendCode, verifyCode } from './verification.ts';

const failure = {
  code: 'not-signed-in',
  message: 'Please sign in to go on.',
  error: 'Please sign in to go on.',
};

/** A server for which nobody is signed in; codes it sends, and takes, all the same. Tells what was asked of it. */
function strangersServer(): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const isNobody = path === '/api/auth/user';
    return new Response(JSON.stringify(isNobody ? failure : { ok: true }), { status: isNobody ? 401 : 200 });
  });
  return asked;
}

test('whose session has ended is told to sign in, not that a code was sent or is wrong', async () => {
  const { userId } = await signedInHere('investor');
  const asked = strangersServer();
  for (const tried of [sendCode(userId, 'email'), verifyCode(userId, 'email', '123456')]) {
    const error = await tried.catch((thrown: unknown) => thrown);
    expect(accountFault(error, 'Something else').message).toBe('Please sign in to go on.');
  }
  expect(new Set(asked)).toEqual(new Set(['/api/auth/user']));
});

test('who opens the link of a mail elsewhere needs no session', async () => {
  vi.stubGlobal('reportError', expect.unreachable);
  await nobodyHere();
  const asked = strangersServer();
  const userId = newId();
  await sendCode(userId, 'email');
  await verifyCode(userId, 'email', '123456');
  expect(asked.slice(0, 2)).toEqual(['/api/otp/send', '/api/otp/verify']);
});
