import { newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { type MutationRule, members, type Outcomes } from './access.ts';
import { storeOpportunity, storeUpdate } from './things.ts';

const others = { foreign: members('not-found'), missing: members('not-found') };

function onUpdate(more: object, own: Outcomes): MutationRule {
  return {
    async args(world, actor, target) {
      const owner = world.members[target === 'foreign' ? 'other' : actor];
      return {
        updateId: target === 'missing' ? newId() : await storeUpdate(world, owner.account.id),
        ...more,
      };
    },
    outcomes: { own, ...others },
  };
}

/** What founders tell of their pitches: of nobody else's, though everybody can see it. */
export const dealUpdateMutations = {
  publishUpdate: {
    async args(world, actor, target) {
      const owner = world.members[target === 'foreign' ? 'other' : actor];
      const opportunityId =
        target === 'missing' ? newId() : await storeOpportunity(world, owner.account.id, 'active');
      return { updateId: newId(), opportunityId, title: 'A second mill', text: 'It weaves.' };
    },
    outcomes: { own: members('applied', { unverified: 'not-verified' }), ...others },
  },
  editUpdate: onUpdate(
    { from: { text: 'It weaves.' }, to: { text: 'It weaves by night.' } },
    members('applied', { unverified: 'not-verified' }),
  ),
  setUpdateRemoved: onUpdate({ removed: true }, members('applied')),
  // Whoever does not count, and what nobody can see, are passed over without a word.
  noteView: {
    async args(world, actor, target) {
      const owner = world.members[target === 'foreign' ? 'other' : actor];
      return {
        opportunityId: target === 'missing' ? newId() : await storeOpportunity(world, owner.account.id),
      };
    },
    outcomes: { own: members('applied'), foreign: members('applied'), missing: members('applied') },
  },
} as const satisfies Partial<Record<MutationName, MutationRule>>;
