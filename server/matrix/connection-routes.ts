import { newId } from '#sync/ids.ts';
import { type Actor, everybody, type RouteRules, signedIn, type Target } from './access.ts';
import { inReview } from './marketplace-routes.ts';
import type { World } from './world.ts';

function person({ members }: World, actor: Actor, target: Target): string {
  if (target === 'missing') return newId();
  if (target === 'foreign') return members.other.account.id;
  return members[actor === 'nobody' ? 'investor' : actor].account.id;
}

/** Who is shown an investor, and who asks whom for a connection. */
export const connectionRoutes: RouteRules = {
  'GET /api/investors': { answers: everybody(200) },
  // The verified investor of this world is shown to everybody; founders and admins have no such page.
  'GET /api/investors/:id': {
    ask: (world, _, target) => ({
      path: `/api/investors/${target === 'own' ? world.members.investor.account.id : person(world, 'investor', target)}`,
    }),
    answers: { own: everybody(200), foreign: everybody(404), missing: everybody(404) },
  },
  'GET /api/connections/:id': {
    ask: (world, actor, target) => ({ path: `/api/connections/${person(world, actor, target)}` }),
    answers: { own: signedIn(200), foreign: signedIn(404), missing: signedIn(404) },
  },
  // Own: the deal of another founder, or the investor. Foreign: a founder, whom no founder can ask.
  'POST /api/connections': {
    ask(world, actor, target) {
      const investorId = target === 'own' ? world.members.investor.account.id : person(world, actor, target);
      const opportunityId = target === 'missing' ? newId() : inReview.other;
      if (actor !== 'investor') return { body: { investorId, entrepreneurId: '1', status: 'accepted' } };
      return { body: { investorId: '1', entrepreneurId: newId(), opportunityId, status: 'accepted' } };
    },
    answers: {
      own: { ...signedIn(200), unverified: 403, admin: 409 },
      foreign: { ...signedIn(404), investor: 200, admin: 409 },
      missing: { ...signedIn(404), admin: 409 },
    },
  },
};
