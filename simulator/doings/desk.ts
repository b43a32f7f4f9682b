import { newId } from '#sync/ids.ts';
import { pitchSeen } from '#sync/rules/pitch-seen.ts';
import { actWith } from './acts.ts';
import type { Doing } from './doing.ts';
import { writeInto } from './rounds.ts';
import { inOrder } from './rows-here.ts';

/** An admin decides on a pitch; on anybody else's screen there is no such thing, but a request can be forged. */
export const reviewAtDesk: Doing = async (world, _, tab) => {
  const { chance } = world;
  const deal = chance.oneOf(await inOrder(tab, 'opportunities'));
  if (!deal) return;
  const decision = chance.percent(60) ? ('approve' as const) : ('decline' as const);
  const reason = decision === 'decline' ? 'Too little rain.' : 'It rains enough.';
  // A device of an older version does not say what was read.
  const seen = chance.percent(50) ? { seen: pitchSeen(deal), seenStatus: deal.status } : {};
  await actWith(world, tab, 'reviewOpportunity', { opportunityId: deal.id, decision, reason, ...seen });
};

/** Its founder writes in a pitch while an admin reads it: the admin decides on what they read. */
export const reviewWhileWritten: Doing = async (world, _, tab) => {
  const { chance, browsers, time } = world;
  const writers = browsers.flatMap(({ person, tabs }) =>
    person?.userType === 'entrepreneur' ? tabs.filter(({ state }) => state === 'alive') : [],
  );
  const writer = chance.oneOf(writers);
  const read = new Map((await inOrder(tab, 'opportunities')).map((deal) => [deal.id, deal]));
  if (!writer) return;
  const open = (await inOrder(writer, 'opportunities')).filter(({ id, founderId, status }) => {
    const isOwn = founderId === writer.browser.person?.id;
    return isOwn && read.has(id) && (status === 'review' || (status === 'active' && chance.percent(30)));
  });
  const deal = chance.oneOf(open);
  const seen = deal && read.get(deal.id);
  if (!deal || !seen || !(await writeInto(world, writer, deal))) return;
  if (chance.percent(50)) await time.pass(chance.below(2_000));
  const about = { opportunityId: deal.id, seen: pitchSeen(seen), seenStatus: seen.status };
  const decision = seen.status === 'active' ? ('decline' as const) : ('approve' as const);
  const reason = decision === 'decline' ? 'Too little rain.' : '';
  await actWith(world, tab, 'reviewOpportunity', { ...about, decision, reason });
};

export const decideAtDesk: Doing = async (world, _, tab) => {
  const { chance } = world;
  const open = (await inOrder(tab, 'reports')).filter(({ state }) => state === 'open');
  const report = chance.oneOf(open);
  if (!report) return;
  const state = chance.percent(50) ? ('acted' as const) : ('dismissed' as const);
  await actWith(world, tab, 'decideReport', { reportId: report.id, state, answer: 'Thank you, we looked.' });
};

/** A new article or testimonial, or one that is there written anew: shown to everybody, or taken off again. */
export const editAtDesk: Doing = async (world, _, tab) => {
  const { chance } = world;
  const published = chance.percent(70);
  const isNew = chance.percent(50);
  if (chance.percent(60)) {
    const article = isNew ? undefined : chance.oneOf(await inOrder(tab, 'articles'));
    const words = { title: 'Rain', summary: 'It rained.', body: `It rained ${chance.below(99)} times.` };
    const kept = { kind: 'news' as const, source: 'Pankh', tags: ['rain'], published };
    await actWith(world, tab, 'saveArticle', { articleId: article?.id ?? newId(), ...words, ...kept });
  } else {
    const testimonial = isNew ? undefined : chance.oneOf(await inOrder(tab, 'testimonials'));
    const said = { content: `It rained ${chance.below(99)} times.`, rating: 5, published };
    const by = { userType: 'investor' as const, fullName: 'Kavya Iyer', location: 'Surat' };
    await actWith(world, tab, 'saveTestimonial', {
      testimonialId: testimonial?.id ?? newId(),
      ...said,
      ...by,
    });
  }
};
