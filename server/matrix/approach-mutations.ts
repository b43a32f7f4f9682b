import { newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { type Member, type MutationRule, members, type Target } from './access.ts';
import { storeApproach } from './things.ts';
import type { World } from './world.ts';

async function approachOf(world: World, actor: Member, target: Target): Promise<string> {
  if (target === 'missing') return newId();
  return storeApproach(world, world.members[target === 'foreign' ? 'other' : actor].account.id);
}

function onApproach(more: object): MutationRule {
  return {
    args: async (world, actor, target) => ({
      approachId: await approachOf(world, actor, target),
      investorName: 'Rain Capital',
      ...more,
    }),
    outcomes: { own: members('applied'), foreign: members('not-found'), missing: members('not-found') },
  };
}

const who = { name: 'Rain Capital', kind: 'VC firms', website: '', place: 'Surat' };
const foundersAlone = members('entrepreneurs-only', { unverified: 'applied', entrepreneur: 'applied' });

/** What a founder keeps of the investors whom they want to win. */
export const approachMutations = {
  addApproach: {
    // The same record on everybody's list: each has a row of their own about it.
    args: async () => ({ directoryId: 7, investorId: null, ...who }),
    outcomes: { own: foundersAlone, foreign: foundersAlone, missing: foundersAlone },
  },
  recordApproach: {
    // An id that is somebody's already: own or foreign.
    args: async (world, actor, target) => ({
      approachId: await approachOf(world, actor, target),
      ...who,
      stage: 'to-approach',
      followUpOn: '',
      noReasons: [],
      noWords: '',
      note: '',
    }),
    outcomes: {
      own: members('entrepreneurs-only', { unverified: 'already-there', entrepreneur: 'already-there' }),
      foreign: members('not-found'),
      missing: foundersAlone,
    },
  },
  editApproach: onApproach({ from: { note: '' }, to: { note: 'Met at the fair.' } }),
  setApproachRemoved: onApproach({ removed: true }),
} as const satisfies Partial<Record<MutationName, MutationRule>>;
