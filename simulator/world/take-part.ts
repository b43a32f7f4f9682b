import { receivePart } from '#server/attachments/receive-part.ts';
import { HttpFailure } from '#server/http-failure.ts';
import { notSignedIn } from '#server/not-signed-in.ts';
import { verificationNeeded } from '#server/policies/verified-first.ts';
import type { Services } from '#server/services.ts';
import { uploadEndpoint } from '#sync/endpoints/attachments.ts';
import { type Account, isVerified } from '#sync/records/account.ts';
import type { Reply } from './server.ts';

/** A part of a file as a browser sends it: the address it goes to, and the bytes. */
export type SentPart = { path: string; bytes: Buffer };

/** What the server's route for files does, without HTTP. */
export async function takePart(
  services: Services,
  account: Account | null,
  { path, bytes }: SentPart,
): Promise<Reply> {
  const { pathname, searchParams } = new URL(path, 'https://pankh.example');
  const hash = uploadEndpoint.hash.parse(pathname.split('/').at(-1));
  const { personId, size, from } = uploadEndpoint.query.parse(Object.fromEntries(searchParams));
  if (personId !== account?.id) throw notSignedIn();
  if (account.userType !== 'admin' && !isVerified(account)) throw new HttpFailure(403, verificationNeeded);
  const received = await receivePart(services, { accountId: personId, hash }, { size, from, bytes });
  return { status: 200, text: JSON.stringify({ received }) };
}
