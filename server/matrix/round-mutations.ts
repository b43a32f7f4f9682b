import { newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import type { Actor, MutationRule } from './access.ts';
import { storeOpportunity } from './things.ts';

type Member = Exclude<Actor, 'nobody'>;

function members(outcome: string, but: Partial<Record<Member, string>> = {}): Record<Member, string> {
  return { unverified: outcome, investor: outcome, entrepreneur: outcome, admin: outcome, ...but };
}

/** On a round that everybody can see, and of which its founder alone says how it stands. */
function onRound(more: object, own: Record<Member, string>): MutationRule {
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
