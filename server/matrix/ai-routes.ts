import { newId } from '#sync/ids.ts';
import { type Actor, everybody, type RouteRules, signedIn, type Target } from './access.ts';
import { inReview } from './marketplace-routes.ts';
import type { World } from './world.ts';

function deal(_: World, actor: Actor, target: Target): string {
  if (target === 'missing') return newId();
  return inReview[target === 'own' && actor === 'entrepreneur' ? 'entrepreneur' : 'other'];
}

/** Questions to the assistant: for everybody, but what is written for a founder needs to be signed in. */
export const aiRoutes: RouteRules = {
  'POST /api/ai/chat': { ask: () => ({ body: { message: 'What is a pitch?' } }), answers: everybody(200) },
  'POST /api/ai/analyze-opportunity': {
    ask: () => ({ body: { title: 'Monsoon Mills', description: 'Looms' } }),
    answers: everybody(200),
  },
  // What is not theirs to see is left out of what is searched: the answer is 200 all the same (routes/ai.test.ts).
  'POST /api/ai/analyze-opportunities': {
    ask: (world, actor, target) => ({
      body: { query: 'looms', opportunities: [{ id: deal(world, actor, target) }] },
    }),
    answers: { own: everybody(200), foreign: everybody(200), missing: everybody(200) },
  },
  'POST /api/ai/enhance-description': {
    ask: () => ({ body: { description: 'Looms' } }),
    answers: signedIn(200),
  },
  'POST /api/ai-investor-search': {
    ask: () => ({ body: { query: 'looms', investors: [{ name: 'Monsoon Angels' }] } }),
    answers: everybody(200),
  },
  'POST /api/ai/feedback': {
    ask: () => ({ body: { id: crypto.randomUUID(), task: 'chat', source: 'rules', verdict: 'up' } }),
    answers: everybody(200),
  },
};
