import { type accountsByEmail, firstHash, replaceHash } from '../db/accounts.ts';
import { isMadeLike } from '../outside/passwords.ts';
import { isSameHash } from '../outside/secrets.ts';
import type { Services } from '../services.ts';
import { isClosed } from './closed.ts';

type Claim = Awaited<ReturnType<typeof accountsByEmail>>[number];

const mostUnlike = 3;

/**
 * A password's hash, made like those of whoever claims an email, and whose account it opens, of those that `canBe`. One
 * computation, whoever and however many there are: where there is nobody, for nothing. A closed account's password is
 * compared, and never right. Of two with the same password, it is the one made last.
 * Claims from before all hashes of an email were of one salt take one more each, the first few of them, until their password
 * is known: from then on they are of it.
 */
export async function openedClaim(
  { database, passwords, now }: Services,
  claims: Claim[],
  password: string,
  canBe: (claim: Claim) => boolean = () => true,
): Promise<{ hash: string; id: string | undefined }> {
  const first = firstHash(claims);
  const hash = await passwords.hash(password, first);
  const open = claims.filter((claim) => canBe(claim) && !isClosed(claim, now()));
  const same = open.findLast(({ passwordHash }) => passwordHash !== null && isSameHash(passwordHash, hash));
  if (same) return { hash, id: same.id };
  const unlike = open.flatMap(({ id, passwordHash }) =>
    passwordHash !== null && !isMadeLike(passwordHash, hash) ? [{ id, passwordHash }] : [],
  );
  for (const { id, passwordHash } of unlike.slice(0, mostUnlike))
    if (await passwords.matches(password, passwordHash)) {
      await replaceHash(database.write, id, { from: passwordHash, to: hash });
      return { hash, id };
    }
  return { hash, id: undefined };
}
