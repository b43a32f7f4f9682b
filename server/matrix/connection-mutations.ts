import { newId } from '#sync/ids.ts';
import type { MutationName } from '#sync/mutations/all.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { type Member, type MutationRule, members, type Outcomes, type Target } from './access.ts';
import { storeConnection, storeOpportunity } from './things.ts';
import type { World } from './world.ts';

/** A request or a connection that the actor has a part in, or that is between two others, or that is not there. */
async function connectionOf(
  world: World,
  actor: Member,
  target: Target,
  given: { asker: boolean; status: 'pending' | 'accepted' },
): Promise<string> {
  if (target === 'missing') return newId();
  return storeConnection(world, target === 'own' ? world.members[actor].account.id : newId(), given);
}

function onConnection(given: Parameters<typeof connectionOf>[3], more: object, own: Outcomes): MutationRule {
  return {
    args: async (world, actor, target) => ({
      connectionId: await connectionOf(world, actor, target, given),
      ...more,
    }),
    outcomes: { own, foreign: members('not-found'), missing: members('not-found') },
  };
}

function onDeal(args: object): MutationRule {
  const investorsAlone = members('investors-only', { investor: 'applied' });
  return {
    // Of any deal, seen or not: what is kept is the investor's own.
    args: async (world, actor, target) => {
      const founder = target === 'foreign' ? 'other' : actor;
      const opportunityId =
        target === 'missing' ? newId() : await storeOpportunity(world, world.members[founder].account.id);
      return { opportunityId, dealTitle: 'Rain Looms', ...args };
    },
    outcomes: { own: investorsAlone, foreign: investorsAlone, missing: investorsAlone },
  };
}

/** Connections, and what an investor keeps about deals. */
export const connectionMutations = {
  requestConnection: {
    // Own: one that stands already. Foreign: somebody else's deal, or the investor. Missing: nobody.
    async args(world, actor, target) {
      const { investor, other } = world.members;
      const asked = { otherName: 'Tara', message: 'Hello' };
      if (actor === 'investor') {
        const opportunityId =
          target === 'missing' ? newId() : await storeOpportunity(world, other.account.id);
        const args = { ...asked, otherId: other.account.id, otherType: 'entrepreneur', opportunityId };
        if (target === 'own') await world.send(actor, 'requestConnection', args);
        return args;
      }
      const otherId = target === 'missing' ? newId() : investor.account.id;
      const id = connectionId(world.members[actor].account.id, otherId, null);
      if (target === 'own')
        await storeConnection(world, world.members[actor].account.id, { asker: true, status: 'pending' }, id);
      return { ...asked, otherId, otherType: 'investor', opportunityId: null };
    },
    outcomes: {
      own: members('already-there'),
      foreign: members('applied', { unverified: 'verification-needed', admin: 'members-only' }),
      missing: members('not-found', { admin: 'members-only' }),
    },
  },
  acceptConnection: onConnection(
    { asker: false, status: 'pending' },
    {},
    members('applied', { unverified: 'verification-needed' }),
  ),
  declineConnection: onConnection({ asker: false, status: 'pending' }, { reason: '' }, members('applied')),
  withdrawConnection: onConnection({ asker: true, status: 'pending' }, {}, members('applied')),
  endConnection: onConnection({ asker: true, status: 'accepted' }, {}, members('applied')),
  setShortlisted: onDeal({ on: true }),
  setPipelineStage: onDeal({ stage: 'passed', passReasons: ['team'] }),
  rateDeal: onDeal({ rating: 4 }),
  editDealNote: onDeal({ from: '', to: 'Ask for the lease.' }),
  editReminder: onDeal({ from: { remindOn: null }, to: { remindOn: '2026-11-24' } }),
} as const satisfies Partial<Record<MutationName, MutationRule>>;
