import { newId } from '#sync/ids.ts';
import { actWith, keep } from './acts.ts';
import type { Doing } from './doing.ts';
import { inOrder } from './rows-here.ts';

/** A founder tells what is new with a pitch, writes on in it, or takes it back or puts it back. */
export const tellNews: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  if (!person) return;
  const update = chance.oneOf((await inOrder(tab, 'dealUpdates')).filter(isOwn));
  const word = world.words.next();
  if (!update || chance.percent(40)) {
    // Now and then of a pitch that nobody can see, and of somebody else's.
    const deals = await inOrder(tab, 'opportunities');
    const own = deals.filter((deal) => isOwn(deal) && (deal.status === 'active' || chance.percent(10)));
    const deal = chance.oneOf(chance.percent(95) ? own : deals);
    if (!deal) return;
    const args = {
      updateId: newId(),
      opportunityId: deal.id,
      title: 'The rain came',
      text: `It weaves, ${word}`,
    };
    if (await actWith(world, tab, 'publishUpdate', args)) keep(world, tab, word);
    return;
  }
  const { id: updateId, text, removedAt } = update;
  if (chance.percent(25)) {
    await actWith(world, tab, 'setUpdateRemoved', { updateId, removed: removedAt === null });
    return;
  }
  const edit = { updateId, from: { text }, to: { text: `${text} ${word}` } };
  if (await actWith(world, tab, 'editUpdate', edit)) keep(world, tab, word);

  function isOwn({ founderId }: { founderId: string }) {
    return founderId === person?.id;
  }
};
