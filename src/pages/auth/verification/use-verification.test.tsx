import '#src/testing/page-globals.ts';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { clearSignup, noteSignup, useSignupValues } from '#src/state/signup-values.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere, signedInHere } from '#src/testing/here.ts';
import { readable } from '#src/testing/words-of.ts';
import { useVerification } from './use-verification.ts';
import { VerificationPage } from './verification-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const tara = { userId: crypto.randomUUID(), email: 'tara@people.example', userType: 'investor' };

/** What the page knows when it is opened, or loaded anew. */
async function opened(): Promise<ReturnType<typeof useVerification>> {
  const drawn: ReturnType<typeof useVerification>[] = [];
  function Page() {
    drawn.push(useVerification());
    return null;
  }
  await asThisTabKnows(<Page />);
  const known = drawn.at(-1);
  if (!known) throw new Error('The page was not drawn');
  return known;
}

async function asThisTabKnows(screen: React.ReactNode): Promise<string> {
  // A store that is drawn without a browser shows what it began with.
  Object.assign(useSignupValues.getInitialState(), useSignupValues.getState());
  return readable(await drawScreen(screen, { path: '/otp-verification' }));
}

test('what was verified without a session is known after a reload, until the sign-up is over', async () => {
  await nobodyHere();
  noteSignup(tara);
  (await opened()).noteVerified('email');
  expect((await opened()).verified).toEqual({ email: true, phone: false });
  expect(sessionStorage.getItem('pankh-signup')).toContain('"verified":["email"]');
  (await opened()).noteVerified('phone');
  expect(await asThisTabKnows(<VerificationPage />)).toContain('Complete Verification');
  clearSignup();
  noteSignup(tara);
  expect((await opened()).verified).toEqual({ email: false, phone: false });
});

test('the link of the mail, opened once more, keeps what was verified, and of somebody else nothing', async () => {
  await nobodyHere();
  noteSignup(tara);
  (await opened()).noteVerified('email');
  noteSignup(tara);
  expect((await opened()).verified.email).toBe(true);
  noteSignup({ ...tara, userId: crypto.randomUUID() });
  expect((await opened()).verified.email).toBe(false);
});

test('without a session it is said that no code comes to what is verified, with the way to log in', async () => {
  await nobodyHere();
  noteSignup(tara);
  const words = 'No code comes to an address or number that is verified already.';
  expect((await asThisTabKnows(<VerificationPage />)).split(words)).toHaveLength(3);
  await signedInHere('investor', { isVerified: false });
  expect(await asThisTabKnows(<VerificationPage />)).not.toContain(words);
});

test('what is shown as verified is the address that is, not one asked for since', async () => {
  const { db, userId } = await signedInHere('investor');
  await rowsOf(db, 'accounts').update(userId, {
    email: tara.email,
    pendingEmail: 'tara.new@people.example',
    phoneVerified: false,
  });
  const shown = await asThisTabKnows(<VerificationPage />);
  expect(shown).toContain(tara.email);
  expect(shown).not.toContain('tara.new@people.example');
  await rowsOf(db, 'accounts').update(userId, { emailVerified: false });
  // Where none is proven, it is the one that a code goes to.
  expect(await asThisTabKnows(<VerificationPage />)).toContain('tara.new@people.example');
});
