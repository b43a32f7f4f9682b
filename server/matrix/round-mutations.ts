import { newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { type MutationRule, members, type Outcomes } from './access.ts';
import { storeOpportunity } from './things.ts';

/** On a round that everybody can see, and of which its founder alone says how it stands. */
function onRound(more: object, own: Outcomes): MutationRule {
  return {
    async args(world, actor, target) {
      const owner = world.members[target === 'foreign' ? 'other' : actor];
      const opportunityId =
        target === 'missing' ? newId() : await storeOpportunity(world, owner.account.id, 'active');
      return { opportunityId, ...more };
    },
    outcomes: { own, foreign: members('not-found'), missing: members('not-found') },
  };
}

export const roundMutations = {
  editOpportunity: onRound(
    { dealTitle: 'Rain Looms', from: { title: 'Rain Looms' }, to: { title: 'Monsoon Mills' } },
    members('applied', { unverified: 'not-verified' }),
  ),
  setRaisedAmount: onRound(
    { from: { raisedAmount: 0 }, to: { raisedAmount: 500 } },
    members('applied', { unverified: 'not-verified' }),
  ),
  closeOpportunity: onRound({}, members('applied')),
  withdrawOpportunity: onRound({}, members('applied')),
} as const satisfies Partial<Record<MutationName, MutationRule>>;
