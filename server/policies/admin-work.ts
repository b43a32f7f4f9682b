import type { Context } from 'koa';
import type { MutationName } from '#sync/mutations/all.ts';
import type { Account } from '#sync/records/account.ts';
import { HttpFailure } from '../http-failure.ts';
import { requireAccount } from '../middleware/session.ts';

const work: ReadonlySet<string> = new Set<MutationName>([
  'reviewOpportunity',
  'decideReport',
  'saveArticle',
  'saveTestimonial',
]);

/** Mutations that admins alone may send. */
export function isAdminWork(mutation: string): boolean {
  return work.has(mutation);
}

/** Throws HttpFailure 401 where nobody is signed in; to whoever is no admin there is nothing here: 404. */
export function requireAdmin(ctx: Context): Account {
  const account = requireAccount(ctx);
  if (account.userType === 'admin') return account;
  throw new HttpFailure(404, { code: 'not-found', message: 'There is nothing at this address.' });
}
