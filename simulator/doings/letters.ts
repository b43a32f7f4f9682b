import { newId } from '#sync/ids.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { act, actWith, keep } from './acts.ts';
import type { Doing } from './doing.ts';
import { inOrder } from './rows-here.ts';

/** Somebody writes to a person they are connected with. */
export const writeTo: Doing = async (world, { person }, tab) => {
  const open = (await inOrder(tab, 'connections')).filter(({ status }) => status === 'accepted');
  const connection = world.chance.oneOf(open);
  if (!connection || !person) return;
  const word = world.words.next();
  const writtenAt = new Date(tab.browser.now()).toISOString();
  const to = { connectionId: connection.id, toName: otherOf(connection, person.id).name };
  const args = { messageId: newId(), ...to, text: `Does it rain, ${word}?`, writtenAt };
  if (await actWith(world, tab, 'sendMessage', args)) keep(world, tab, word);
};

/** Somebody reads what they were written, as far as it is on their screen. */
export const readLetters: Doing = async (_, __, tab) => {
  const thread = (await inOrder(tab, 'threads')).at(-1);
  if (thread) await act(tab, 'markRead', { connectionId: thread.id, upTo: thread.count });
};

/** Somebody has had enough of a person, or has forgiven them: mostly that, or nobody would write any more. */
export const blockOrForgive: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  const blocked = (await inOrder(tab, 'blocks')).find(({ isOn }) => isOn);
  const connection = chance.oneOf(await inOrder(tab, 'connections'));
  if (!connection || !person || (!blocked && chance.percent(50))) return;
  const other = otherOf(connection, person.id);
  const personId = blocked ? blocked.blockedId : other.id;
  await actWith(world, tab, 'setBlocked', { personId, personName: other.name, on: !blocked });
};
