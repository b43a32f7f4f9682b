import type { Account } from '#sync/records/account.ts';
import { readRow } from '../db/records.ts';
import { hashWithKey, isSameHash } from '../outside/secrets.ts';
import type { Services } from '../services.ts';

type World = Pick<Services, 'secretKey' | 'publicUrl'>;
type Owner = Pick<Account, 'id' | 'email'>;

/** Where a person ends their daily mails without signing in. The secret stands behind the #, so that it reaches no log on its way. */
export function endLink({ secretKey, publicUrl }: World, owner: Owner): string {
  return `${publicUrl()}/daily-mail#${owner.id}.${proofFor(secretKey, owner)}`;
}

/** Whose mails a link ends; null where we have not written it, or to a mailbox that is theirs no more. */
export async function accountOfLink(
  { secretKey, database }: Pick<Services, 'secretKey' | 'database'>,
  token: string,
): Promise<string | null> {
  const [accountId = '', proof = ''] = token.split('.');
  const owner = await readRow(database.read, 'accounts', accountId);
  return owner && isSameHash(proof, proofFor(secretKey, owner)) ? owner.id : null;
}

function proofFor(secretKey: string, { id, email }: Owner): string {
  return hashWithKey(secretKey, 'daily-mail', id, email);
}
