import { newId } from '#sync/ids.ts';
import { type Member, type MutationRule, type MutationRules, members, type Target } from './access.ts';
import { administrationMutations } from './administration-mutations.ts';
import { approachMutations } from './approach-mutations.ts';
import { connectionMutations } from './connection-mutations.ts';
import { dealUpdateMutations } from './deal-update-mutations.ts';
import { investmentMutations } from './investment-mutations.ts';
import { messageMutations } from './message-mutations.ts';
import { roundMutations } from './round-mutations.ts';
import { storeAttention, storeNotification, storeVersion } from './things.ts';
import type { World } from './world.ts';

/** Whoever is signed in, on what is theirs; what is another's or nobody's is not found. */
const owners: MutationRule['outcomes'] = {
  own: members('applied'),
  foreign: members('not-found'),
  missing: members('not-found'),
};

/** A draft of the actor, of another person, or of nobody. */
async function draftOf(world: World, actor: Member, target: Target): Promise<string> {
  const draftId = newId();
  const owner = target === 'foreign' ? 'other' : actor;
  if (target !== 'missing') await world.send(owner, 'createDraft', { draftId, currency: 'INR' });
  return draftId;
}

async function writtenDraftOf(world: World, actor: Member, target: Target): Promise<string> {
  const draftId = await draftOf(world, actor, target);
  const words = { title: 'Monsoon Mills', industry: 'SaaS', stage: 'Seed', location: 'Surat' };
  const amounts = { description: 'Looms', totalRequired: '1000', minInvestment: '10' };
  const owner = target === 'foreign' ? 'other' : actor;
  if (target !== 'missing')
    for (const [field, to] of Object.entries({ ...words, ...amounts }))
      await world.send(owner, 'editDraft', { draftId, field, from: '', to });
  return draftId;
}

/** About a draft, with what else the mutation wants to know. */
function onDraft(more: object = {}): MutationRule {
  return {
    args: async (world, actor, target) => ({ draftId: await draftOf(world, actor, target), ...more }),
    outcomes: owners,
  };
}

/** Every mutation there is: TypeScript asks for the ones that are missing here. */
export const mutationRules: MutationRules = {
  ...administrationMutations,
  ...approachMutations,
  ...connectionMutations,
  ...dealUpdateMutations,
  ...investmentMutations,
  ...messageMutations,
  ...roundMutations,
  createDraft: {
    // An id that is somebody's already: own or foreign.
    args: async (world, actor, target) => ({ draftId: await draftOf(world, actor, target), currency: 'INR' }),
    outcomes: { own: members('already-there'), foreign: members('not-found'), missing: members('applied') },
  },
  editDraft: onDraft({ field: 'title', from: '', to: 'Rain Looms' }),
  addHighlight: onDraft({ highlightId: newId(), text: 'Two patents' }),
  removeHighlight: onDraft({ highlightId: newId() }),
  deleteDraft: onDraft(),
  restoreDraft: onDraft(),
  resolveConflict: {
    ...onDraft({ field: 'title', value: 'Rain Looms', seen: ['Rain Looms', 'Cloud Looms'] }),
    // There is no clash: what is somebody's says so, what is not theirs says nothing.
    outcomes: { ...owners, own: members('already-answered') },
  },
  restoreVersion: {
    async args(world, actor, target) {
      const draftId = await draftOf(world, actor, target);
      const owner = target === 'foreign' ? 'other' : actor;
      const versionId =
        target === 'missing' ? newId() : await storeVersion(world, world.members[owner].account.id, draftId);
      return { draftId, versionId };
    },
    outcomes: owners,
  },
  submitPitch: {
    args: async (world, actor, target) => ({
      draftId: await writtenDraftOf(world, actor, target),
      opportunityId: newId(),
      accuracyConfirmed: true,
    }),
    outcomes: {
      own: {
        unverified: 'not-verified',
        investor: 'entrepreneurs-only',
        entrepreneur: 'applied',
        admin: 'entrepreneurs-only',
      },
      foreign: members('not-found'),
      missing: members('not-found'),
    },
  },
  readNotifications: {
    async args(world, actor, target) {
      const owner = target === 'foreign' ? 'other' : actor;
      const id =
        target === 'missing' ? newId() : await storeNotification(world, world.members[owner].account.id);
      return { ids: [id] };
    },
    // What has gone meanwhile is no fault of who read it.
    outcomes: { own: members('applied'), foreign: members('applied'), missing: members('applied') },
  },
  resolveAttention: {
    async args(world, actor, target) {
      const owner = target === 'foreign' ? 'other' : actor;
      const attentionId =
        target === 'missing' ? newId() : await storeAttention(world, world.members[owner].account.id);
      return { attentionId, resolution: 'discarded' };
    },
    outcomes: owners,
  },
};
