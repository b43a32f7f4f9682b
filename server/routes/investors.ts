import Router from '@koa/router';
import type { InvestorReply } from '#sync/endpoints/investors.ts';
import type { Investment } from '#sync/records/investment.ts';
import type { InvestorCard } from '#sync/records/investor-card.ts';
import { contactId } from '#sync/rules/connections.ts';
import { portfolioOf } from '#sync/rules/portfolio.ts';
import type { Db } from '../db/connection.ts';
import { ownedRows } from '../db/owned.ts';
import { readAll, readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { accountOf } from '../middleware/session.ts';
import { createListPace } from '../policies/list-pace.ts';
import type { Services } from '../services.ts';

/** The spec's investors, for programs and first visits; the app itself reads the same rows through sync. */
export function investorRoutes({ database, now }: Services): Router {
  const router = new Router({ sensitive: true });
  const { take } = createListPace();

  router.get('/api/investors', async (ctx) => {
    take(ctx.ip, Date.parse(now()));
    const cards = await readAll(database.read, 'investorCards');
    const byAge = cards.sort((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id));
    ctx.body = byAge.map((card) => replyOf(card, { email: null, recorded: null }));
  });

  router.get('/api/investors/:id', async (ctx) => {
    const card = await readRow(database.read, 'investorCards', ctx.params.id ?? '');
    if (!card) throw new HttpFailure(404, { code: 'not-found', message: 'Investor Not Found' });
    const viewer = accountOf(ctx);
    if (viewer?.id === card.id) {
      ctx.body = replyOf(card, {
        email: viewer.email,
        recorded: await investmentsOf(database.read, card.id),
      });
      return;
    }
    const contact = viewer && (await readRow(database.read, 'contacts', contactId(viewer.id, card.id)));
    ctx.body = replyOf(card, { email: contact?.email ?? null, recorded: null });
  });

  return router;
}

async function investmentsOf(db: Db, id: string): Promise<Investment[]> {
  const rows = await ownedRows(db, 'investments', id);
  return rows.filter(({ removedAt }) => removedAt === null);
}

/** What an investor records of their investments is for nobody else: `recorded` is null for others. */
function replyOf(
  { fullName, location, bio, createdAt, ...card }: InvestorCard,
  { email, recorded }: { email: string | null; recorded: Investment[] | null },
): InvestorReply {
  const holdings = recorded && portfolioOf(recorded).holdings;
  return {
    ...card,
    user: { fullName, location, bio, email, createdAt },
    investmentCount: recorded && recorded.length,
    totalInvested: holdings && (holdings.find(({ currency }) => currency === card.currency)?.invested ?? 0),
  };
}
