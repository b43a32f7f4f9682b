import { HttpFailure } from '../http-failure.ts';

/** Throws HttpFailure 400 where a password is one of the commonest, or the person's own email or name. */
export async function refuseWeakPassword(
  password: string,
  person: { email: string; fullName: string },
): Promise<void> {
  const folded = password.normalize('NFC').toLowerCase();
  const own = [person.email, person.email.split('@')[0] ?? '', person.fullName].map(core);
  if (own.includes(core(folded))) throw weak('Choose a password that is not your own name or email.');
  if ((await commonPasswords()).has(folded))
    throw weak('This password is one of the most common ones. Choose another.');
}

/** What is left without spaces, marks and the digits at the end: "TaraMenon1" is still a name. */
function core(text: string): string {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  return letters.replace(/\p{N}+$/u, '') || letters;
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** The list is large and only registrations need it. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return loaded;
}

function weak(message: string): HttpFailure {
  return new HttpFailure(400, { code: 'weak-password', message, field: 'password' });
}
