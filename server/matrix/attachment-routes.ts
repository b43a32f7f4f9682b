import { newId } from '#sync/ids.ts';
import { type Actor, type RouteRules, signedIn, type Target } from './access.ts';
import { storeAttached } from './things.ts';
import type { World } from './world.ts';

const hash = 'a'.repeat(64);

function person({ members }: World, actor: Actor, target: Target): string {
  if (target === 'missing') return newId();
  return members[target === 'foreign' || actor === 'nobody' ? 'other' : actor].account.id;
}

/** Files that go along with messages: up by their sender, down to the two people of the message; an admin is not one of them. */
export const attachmentRoutes: RouteRules = {
  'PUT /api/attachments/:hash': {
    // No file's type: the body is looked at last.
    ask: (world, actor, target) => ({
      path: `/api/attachments/${hash}?personId=${person(world, actor, target)}&size=1&from=0`,
    }),
    answers: {
      own: { ...signedIn(415), unverified: 403 },
      foreign: { ...signedIn(401), unverified: 403 },
      missing: { ...signedIn(401), unverified: 403 },
    },
  },
  'GET /api/attachments/:messageId/:hash': {
    async ask(world, actor, target) {
      const messageId =
        target === 'missing' ? newId() : await storeAttached(world, person(world, actor, target), hash);
      return { path: `/api/attachments/${messageId}/${hash}` };
    },
    answers: { own: signedIn(200), foreign: signedIn(404), missing: signedIn(404) },
  },
};
