import { newId } from '#sync/ids.ts';
import { approachStages } from '#sync/records/approach.ts';
import { act, actWith, keep } from './acts.ts';
import type { Doing } from './doing.ts';
import { inOrder } from './rows-here.ts';

/** An investor notes an investment, changes one, or takes one out or puts it back. */
export const keepPortfolio: Doing = async (world, _, tab) => {
  const { chance } = world;
  const investment = chance.oneOf(await inOrder(tab, 'investments'));
  const word = world.words.next();
  if (!investment || chance.percent(30)) {
    const terms = { amount: 1 + chance.below(9_000_000), currency: 'INR', returned: 0 } as const;
    const told = { opportunityId: null, company: `Mills, ${word}`, stage: '', state: 'active' } as const;
    // Of no clock that is off does it lie ahead.
    const when = { investedOn: `1969-0${1 + chance.below(9)}-28` };
    const args = { investmentId: newId(), ...told, ...terms, ...when, note: '' };
    if (await actWith(world, tab, 'recordInvestment', args)) keep(world, tab, word);
    return;
  }
  const { id: investmentId, note, removedAt } = investment;
  if (chance.percent(25)) {
    await actWith(world, tab, 'setInvestmentRemoved', { investmentId, removed: removedAt === null });
    return;
  }
  const to = { note: `${note} ${word}`.trim() };
  if (await actWith(world, tab, 'editInvestment', { investmentId, from: { note }, to }))
    keep(world, tab, word);
};

/** A founder puts an investor on their list, writes about one, or takes one off or puts them back. */
export const keepApproaches: Doing = async (world, _, tab) => {
  const { chance } = world;
  const approach = chance.oneOf(await inOrder(tab, 'approaches'));
  const word = world.words.next();
  const place = { website: '', place: 'Surat' };
  if (!approach || chance.percent(30)) {
    // Few records: two devices are to come upon the same one.
    const source = {
      directoryId: 1 + chance.below(4),
      investorId: null,
      name: 'Rain Capital',
      kind: 'VC firms',
    };
    if (chance.percent(60)) return void (await actWith(world, tab, 'addApproach', { ...source, ...place }));
    const told = { name: `Cloud Angels, ${word}`, kind: '', stage: 'to-approach', note: '' } as const;
    const args = { approachId: newId(), ...told, ...place, followUpOn: '', noReasons: [], noWords: '' };
    if (await actWith(world, tab, 'recordApproach', args)) keep(world, tab, word);
    return;
  }
  const { id, name: investorName, note, stage, removedAt } = approach;
  const about = { approachId: id, investorName };
  if (chance.percent(25)) {
    await actWith(world, tab, 'setApproachRemoved', { ...about, removed: removedAt === null });
    return;
  }
  const to = chance.oneOf(approachStages) ?? 'talks';
  if (chance.percent(25))
    return void (await actWith(world, tab, 'editApproach', { ...about, from: { stage }, to: { stage: to } }));
  const words = { note: `${note} ${word}`.trim() };
  if (await actWith(world, tab, 'editApproach', { ...about, from: { note }, to: words }))
    keep(world, tab, word);
};

/** Somebody reads what they were told of: one thing, or all of it. */
export const readWhatWasTold: Doing = async (world, _, tab) => {
  const { chance } = world;
  const told = (await inOrder(tab, 'notifications')).filter(({ readAt }) => readAt === null);
  const read = chance.percent(50) ? told.slice(0, 100) : told.slice(-1);
  if (read.length > 0) await act(tab, 'readNotifications', { ids: read.map(({ id }) => id) });
};
