import { newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { type Member, type MutationRule, members, type Target } from './access.ts';
import { storeInvestment } from './things.ts';
import type { World } from './world.ts';

async function investmentOf(world: World, actor: Member, target: Target): Promise<string> {
  if (target === 'missing') return newId();
  return storeInvestment(world, world.members[target === 'foreign' ? 'other' : actor].account.id);
}

function onInvestment(more: object): MutationRule {
  return {
    args: async (world, actor, target) => ({
      investmentId: await investmentOf(world, actor, target),
      ...more,
    }),
    outcomes: { own: members('applied'), foreign: members('not-found'), missing: members('not-found') },
  };
}

/** What an investor notes of their investments. */
export const investmentMutations = {
  recordInvestment: {
    // An id that is somebody's already: own or foreign.
    args: async (world, actor, target) => ({
      investmentId: await investmentOf(world, actor, target),
      opportunityId: null,
      company: 'Rain Looms',
      amount: 100,
      currency: 'INR',
      investedOn: '2024-02-29',
      stage: '',
      state: 'active',
      returned: 0,
      note: '',
    }),
    outcomes: {
      own: members('investors-only', { investor: 'already-there' }),
      foreign: members('not-found'),
      missing: members('investors-only', { investor: 'applied' }),
    },
  },
  editInvestment: onInvestment({ from: { note: '' }, to: { note: 'Ask for the lease.' } }),
  setInvestmentRemoved: onInvestment({ removed: true }),
} as const satisfies Partial<Record<MutationName, MutationRule>>;
