import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { actWith, keep } from './acts.ts';
import type { Doing } from './doing.ts';
import { inOrder } from './rows-here.ts';

/** A founder says how much a round has raised, closes it, or withdraws it; mostly one of theirs that is open. */
export const sayHowItStands: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  const deals = await inOrder(tab, 'opportunities');
  const own = deals.filter(({ founderId }) => founderId === person?.id);
  const open = own.filter(({ status }) => status === 'active' || (status === 'review' && chance.percent(40)));
  const deal = chance.oneOf(chance.percent(85) ? open : chance.percent(80) ? own : deals);
  if (!deal || !person) return;
  const { id: opportunityId, raisedAmount, totalRequired } = deal;
  const what = chance.oneOf(['raise', 'raise', 'raise', 'close', 'withdraw'] as const);
  if (what === 'close') await actWith(world, tab, 'closeOpportunity', { opportunityId });
  if (what === 'withdraw') await actWith(world, tab, 'withdrawOpportunity', { opportunityId });
  if (what !== 'raise') return;
  // Now and then more than the round asks for.
  const to = { raisedAmount: chance.below(Math.ceil(totalRequired * 1.1)) };
  await actWith(world, tab, 'setRaisedAmount', { opportunityId, from: { raisedAmount }, to });
};

/** A founder writes in a pitch that was submitted; now and then in one whose round is over, or what no pitch can say. */
export const editSubmitted: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  const own = (await inOrder(tab, 'opportunities')).filter(({ founderId }) => founderId === person?.id);
  const open = own.filter(({ status }) => status !== 'closed' && status !== 'withdrawn');
  const deal = chance.oneOf(chance.percent(90) ? open : own);
  if (!deal || !person) return;
  const { id: opportunityId, title: dealTitle, totalRequired, minInvestment } = deal;
  if (chance.percent(20)) {
    const to = { minInvestment: 1 + chance.below(Math.ceil(totalRequired * 1.1)) };
    await actWith(world, tab, 'editOpportunity', { opportunityId, dealTitle, from: { minInvestment }, to });
    return;
  }
  await writeInto(world, tab, deal);
};

/** Adds a word to what a pitch says; true where the device took it. */
export async function writeInto(world: World, tab: Tab, deal: Opportunity): Promise<boolean> {
  const { chance } = world;
  const { id: opportunityId, title: dealTitle, description, stage } = deal;
  const word = world.words.next();
  const from = chance.percent(30) ? { description, stage } : { description };
  // Another device may have said another stage: then the whole comes back, the word with it.
  const to = {
    description: `${description} ${word}`,
    ...('stage' in from && { stage: `Stage ${chance.below(9)}` }),
  };
  const done = await actWith(world, tab, 'editOpportunity', { opportunityId, dealTitle, from, to });
  if (done) keep(world, tab, word);
  return done;
}
