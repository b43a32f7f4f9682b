import { newId } from '#sync/ids.ts';
import { protocol } from '#sync/protocol.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { writeChanges } from '../syncing/write.ts';
import { everybody, type RouteRules, signedIn } from './access.ts';
import type { World } from './world.ts';

export const inReview = { entrepreneur: newId(), other: newId() };

/** A deal in review of each of the two founders. */
export async function storeDealsInReview({ server, members }: World): Promise<void> {
  const now = server.now();
  const rows = (['entrepreneur', 'other'] as const).map(
    (whose): Opportunity => ({
      id: inReview[whose],
      founderId: members[whose].account.id,
      founderName: 'Tara Menon',
      title: 'Monsoon Mills',
      description: 'Looms that run on rain water.',
      industry: 'Technology',
      stage: 'Seed',
      location: 'Surat',
      currency: 'INR',
      totalRequired: 100_000,
      minInvestment: 10_000,
      raisedAmount: 0,
      highlights: [],
      status: 'review',
      createdAt: now,
      updatedAt: now,
    }),
  );
  const changes = rows.map((row) => ({ table: 'opportunities' as const, id: row.id, row }));
  await server.database.write.transaction().execute((trx) => writeChanges(trx, changes, now));
}

/** What everybody may read, sync, and the machine's own addresses. */
export const marketplaceRoutes: RouteRules = {
  'GET /healthz': { answers: everybody(200) },
  'GET /readyz': { answers: everybody(200) },
  'GET /robots.txt': { answers: everybody(200) },
  'GET /sitemap.xml': { answers: everybody(200) },
  'GET /share/pankh.png': { answers: everybody(200) },
  // A picture is for everybody or for nobody: links are shared with strangers.
  'GET /share/investment/:name': {
    ask: () => ({ path: `/share/investment/${inReview.entrepreneur}.png` }),
    answers: everybody(404),
  },
  'POST /api/sync': {
    ask({ members }, actor, target) {
      const own = actor === 'nobody' ? null : members[actor].account.id;
      const userId = { own, foreign: members.other.account.id, missing: newId() }[target];
      const empty = { epoch: '', clientId: newId(), ack: 0, mutations: [], cursors: {} };
      return { body: { protocol, userId, ...empty } };
    },
    answers: { own: everybody(200), foreign: everybody(401), missing: everybody(401) },
  },
  'GET /api/sync/events': { answers: everybody(200) },
  'GET /api/opportunities': { answers: everybody(200) },
  // In review: its founder, verified investors and admins see it; to others it is not there.
  'GET /api/opportunities/:id': {
    ask(_, actor, target) {
      const whose = target === 'own' && actor === 'entrepreneur' ? 'entrepreneur' : 'other';
      return { path: `/api/opportunities/${target === 'missing' ? newId() : inReview[whose]}` };
    },
    answers: {
      own: { nobody: 404, unverified: 404, investor: 200, entrepreneur: 200, admin: 200 },
      foreign: { nobody: 404, unverified: 404, investor: 200, entrepreneur: 404, admin: 200 },
      missing: everybody(404),
    },
  },
  // In the session's own name alone, whatever id is given.
  'POST /api/opportunities': {
    ask({ members }) {
      const entrepreneurId = members.other.account.id;
      const words = { title: 'Monsoon Mills', industry: 'SaaS', stage: 'Seed', location: 'Surat' };
      const amounts = { totalRequired: 1000, minInvestment: 10, currency: 'INR' };
      return { body: { ...words, ...amounts, description: 'Looms', highlights: null, entrepreneurId } };
    },
    answers: { ...signedIn(409), unverified: 403, entrepreneur: 200 },
  },
  'GET /api/testimonials': { answers: everybody(200) },
  'GET /api/openvc-investors': { answers: everybody(200) },
  'GET /api/investors-search': {
    ask: () => ({ path: '/api/investors-search?q=lotus' }),
    answers: everybody(200),
  },
  'GET /files/directory/manifest.json': { answers: everybody(200) },
  'GET /files/directory/:name': {
    ask: () => ({ path: `/files/directory/${'0'.repeat(64)}.json` }),
    answers: everybody(404),
  },
};
