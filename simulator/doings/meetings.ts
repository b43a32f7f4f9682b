import { rowsOf } from '#src/data/database/rows.ts';
import { askedOf, askerOf } from '#sync/rules/connections.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { act, actWith, keep } from './acts.ts';
import type { Doing } from './doing.ts';
import { inOrder } from './rows-here.ts';

/** Somebody asks to be put in touch: an investor by a deal, a founder by a card; with a message or without. */
export const ask: Doing = async (world, { person }, tab) => {
  if (!person) return;
  const word = world.chance.percent(60) ? world.words.next() : '';
  const asked = person.userType === 'investor' ? await aFounder(world, tab) : await anInvestor(world, tab);
  if (!asked) return;
  const args = { ...asked, message: word && `We should talk of ${word}` };
  if ((await actWith(world, tab, 'requestConnection', args)) && word) keep(world, tab, word);
};

/** More than a plan allows in a month: about every deal there is. */
export const askAboutAll: Doing = async (world, { person }, tab) => {
  if (person?.userType !== 'investor') return;
  const deals = await inOrder(tab, 'opportunities');
  for (const deal of deals.filter(({ status }) => status === 'active' || status === 'review').slice(0, 6)) {
    const founder = { otherId: deal.founderId, otherName: deal.founderName };
    const about = { otherType: 'entrepreneur' as const, opportunityId: deal.id, message: '' };
    await actWith(world, tab, 'requestConnection', { ...founder, ...about });
  }
};

/** Whoever was asked answers, whoever asked thinks better of it, or one of two who are connected ends it. */
export const answer: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  const connections = await inOrder(tab, 'connections');
  const mine = connections.filter(({ status }) => status === 'pending' || status === 'accepted');
  // Mostly what they were asked.
  const asked = mine.filter((each) => each.status === 'pending' && askedOf(each) === person?.id);
  const connection = chance.oneOf(asked.length > 0 && chance.percent(80) ? asked : mine);
  if (!connection || !person) return;
  const about = { connectionId: connection.id };
  if (connection.status === 'accepted') {
    // Seldom, or nobody would come to write to anybody.
    if (chance.percent(50)) await actWith(world, tab, 'endConnection', about);
  } else if (askerOf(connection) === person.id) {
    if (chance.percent(40)) await actWith(world, tab, 'withdrawConnection', about);
  } else if (askedOf(connection) === person.id) {
    if (chance.percent(75)) await actWith(world, tab, 'acceptConnection', about);
    else await decline(world, tab, connection.id);
  }
};

async function decline(world: World, tab: Tab, connectionId: string): Promise<void> {
  const word = world.chance.percent(60) ? world.words.next() : '';
  const args = { connectionId, reason: word && `Not this year, says ${word}` };
  // A block takes the reason off it, and who declines does not know of one: the ledger says when it must be there.
  await actWith(world, tab, 'declineConnection', args);
}

/** Both of two people do something about what is between them, before either has heard of the other. */
export const answerAtOnce: Doing = async (world, browser, tab) => {
  await answer(world, browser, tab);
  const others = world.browsers.filter(({ person }) => person !== null && person.id !== browser.person?.id);
  const other = world.chance.oneOf(others);
  const theirs = other?.tabs.find(({ state }) => state === 'alive');
  if (other && theirs) await answer(world, other, theirs);
};

/** A forged request: an answer to what somebody else was asked. */
export const answerForAnother: Doing = async (world, { person }, tab) => {
  const [connection] = world.server.rows(
    "select id from connections where status = 'pending' and ? not in (investorId, entrepreneurId) order by id",
    person?.id ?? '',
  );
  if (!connection) return;
  if (await act(tab, 'acceptConnection', { connectionId: String(connection.id) }))
    world.strike("an answer to somebody else's request");
};

async function aFounder({ chance }: World, tab: Tab) {
  const deals = await inOrder(tab, 'opportunities');
  const deal = chance.oneOf(deals.filter(({ status }) => status === 'active' || status === 'review'));
  if (!deal) return undefined;
  const founder = { otherId: deal.founderId, otherName: deal.founderName };
  return { ...founder, otherType: 'entrepreneur' as const, opportunityId: deal.id };
}

async function anInvestor({ chance }: World, tab: Tab) {
  const card = chance.oneOf(await inOrder(tab, 'investorCards'));
  if (!card) return undefined;
  const own = (await rowsOf(tab.db(), 'opportunities').toArray()).filter(
    ({ founderId }) => founderId === tab.browser.person?.id,
  );
  const deal = chance.percent(50) ? chance.oneOf(own) : undefined;
  const investor = { otherId: card.id, otherName: card.fullName };
  return { ...investor, otherType: 'investor' as const, opportunityId: deal?.id ?? null };
}
