import { newId } from '#sync/ids.ts';
import { pipelineId } from '#sync/mutations/pipeline.ts';
import { passReasons, pipelineStages } from '#sync/records/pipeline.ts';
import { reminderOf } from '#sync/rules/reminder.ts';
import { actWith, keep } from './acts.ts';
import type { Doing } from './doing.ts';
import { inOrder } from './rows-here.ts';

/** Whoever looks at a deal keeps something about it for themselves; only investors may. */
export const keepAboutDeal: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  const deal = chance.oneOf(await inOrder(tab, 'opportunities'));
  if (!deal || !person) return;
  const about = { opportunityId: deal.id, dealTitle: deal.title };
  const kept = (await inOrder(tab, 'pipeline')).find(({ id }) => id === pipelineId(person.id, deal.id));
  const what = chance.oneOf(['shortlist', 'stage', 'rating', 'note', 'note', 'reminder'] as const);
  if (what === 'shortlist')
    await actWith(world, tab, 'setShortlisted', { ...about, on: !kept?.shortlistedAt });
  if (what === 'rating') {
    const from = kept?.rating ?? null;
    await actWith(world, tab, 'rateDeal', { ...about, rating: chance.below(6) || null, from });
  }
  if (what === 'stage') {
    const stage = chance.oneOf(pipelineStages) ?? 'new';
    const reasons = passReasons.filter(() => chance.percent(30));
    const from = { stage: kept?.stage ?? ('new' as const), passReasons: kept?.passReasons ?? [] };
    await actWith(world, tab, 'setPipelineStage', { ...about, stage, passReasons: reasons, from });
  }
  if (what === 'reminder') {
    const from = reminderOf(kept ?? {});
    const said = world.words.next();
    const to = {
      remindOn: `2027-0${1 + chance.below(9)}-28`,
      reminderNote: `${from.reminderNote} ${said}`.trim(),
    };
    if (await actWith(world, tab, 'editReminder', { ...about, from, to })) keep(world, tab, said);
  }
  if (what !== 'note') return;
  const from = kept?.note ?? '';
  const word = world.words.next();
  const to = chance.percent(70) ? `${from} ${word}`.trim() : `${word} ${from}`.trim();
  if (await actWith(world, tab, 'editDealNote', { ...about, from, to })) keep(world, tab, word);
};

/** Somebody opens a deal, which is counted of investors alone. */
export const lookAt: Doing = async (world, { person }, tab) => {
  const deal = world.chance.oneOf(await inOrder(tab, 'opportunities'));
  if (deal && person) await actWith(world, tab, 'noteView', { opportunityId: deal.id });
};

/** Somebody tells the desk of a pitch that they can see, or of its founder. */
export const report: Doing = async (world, { person }, tab) => {
  const { chance } = world;
  const deals = await inOrder(tab, 'opportunities');
  const deal = chance.oneOf(deals.filter(({ founderId }) => founderId !== person?.id));
  if (!deal || !person) return;
  const word = world.words.next();
  const subject = chance.percent(50)
    ? { subject: 'opportunity' as const, subjectId: deal.id, subjectName: deal.title }
    : { subject: 'person' as const, subjectId: deal.founderId, subjectName: deal.founderName };
  const said = { reason: 'misleading' as const, detail: `It does not rain so much, ${word}` };
  if (await actWith(world, tab, 'reportAbuse', { reportId: newId(), ...subject, ...said }))
    keep(world, tab, word);
};
