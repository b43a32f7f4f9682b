import { newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { type MutationRule, members, type Outcomes } from './access.ts';
import { storeThread } from './things.ts';

/** About a conversation of the actor's, or of two others: an admin has no part in it either. */
function onThread(more: () => object, own: Outcomes): MutationRule {
  return {
    args: async (world, actor, target) => {
      if (target === 'missing') return { connectionId: newId(), ...more() };
      const personId = target === 'own' ? world.members[actor].account.id : newId();
      return { connectionId: await storeThread(world, personId), ...more() };
    },
    outcomes: { own, foreign: members('not-found'), missing: members('not-found') },
  };
}

/** Messages between connected people. */
export const messageMutations = {
  sendMessage: onThread(
    () => ({ messageId: newId(), toName: 'A', text: 'Hello', writtenAt: new Date(0).toISOString() }),
    members('applied', { unverified: 'verification-needed' }),
  ),
  // What is gone, or another's, is read by doing nothing.
  markRead: {
    ...onThread(() => ({ upTo: 1 }), members('applied')),
    outcomes: { own: members('applied'), foreign: members('applied'), missing: members('applied') },
  },
  setBlocked: {
    args: async (world, actor, target) => ({
      personId: target === 'missing' ? newId() : world.members[target === 'own' ? actor : 'other'].account.id,
      personName: 'Somebody',
      on: true,
    }),
    // Whether there is such a person is not told.
    outcomes: { own: members('invalid'), foreign: members('not-met'), missing: members('not-met') },
  },
} as const satisfies Partial<Record<MutationName, MutationRule>>;
