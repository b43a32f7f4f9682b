import type { AuditAction } from '#sync/endpoints/admin.ts';
import type { Context } from '#sync/mutation.ts';
import { saveArticle, saveTestimonial } from '#sync/mutations/editorial.ts';
import { decideReport, reportAbuse } from '#sync/mutations/report.ts';
import { reviewOpportunity } from '#sync/mutations/review.ts';
import { requestPlan, subscriptionId } from '#sync/mutations/settings.ts';
import { planOf } from '#sync/rules/plans.ts';
import { noteInAudit } from '../db/audit.ts';
import type { Trx } from '../db/connection.ts';
import { queueMessage } from '../db/messages.ts';
import { readRow } from '../db/records.ts';
import { notify } from '../notify.ts';
import type { EffectWorld } from '../syncing/effect-world.ts';
import { wantsMailNow } from '../wants-mail.ts';
import { accountLink } from './account-link.ts';
import { pitchReviewed, planRequested } from './letters.ts';

// What the mutations of admins and of the settings do on the server besides changing rows.

/** The founder of a reviewed pitch hears of it, by mail too unless they want none. */
export async function tellFounder(trx: Trx, args: unknown, context: Context): Promise<void> {
  const { opportunityId, decision, reason } = reviewOpportunity.args.parse(args);
  await note(trx, context, 'reviewOpportunity', ['opportunities', opportunityId, decision, reason]);
  const opportunity = await readRow(trx, 'opportunities', opportunityId);
  const founder = opportunity && (await readRow(trx, 'accounts', opportunity.founderId));
  if (!opportunity || !founder) return;
  const event = decision === 'approve' ? 'pitch-approved' : 'pitch-declined';
  const about = { accountId: founder.id, aboutId: opportunity.id, what: opportunity.title };
  await notify(trx, { event, ...about }, context.now);
  if (!(await wantsMailNow(trx, founder, 'reviews'))) return;
  const status = decision === 'approve' ? 'active' : 'declined';
  await queueMessage(trx, pitchReviewed(founder, { ...opportunity, status }, reason), context.now);
}

/** Whoever reported hears that it was looked at; the audit log holds how it was decided. */
export async function noteReportDecision(trx: Trx, args: unknown, context: Context): Promise<void> {
  const { reportId, state, answer } = decideReport.args.parse(args);
  await note(trx, context, 'decideReport', ['reports', reportId, state, answer]);
  const report = await readRow(trx, 'reports', reportId);
  if (!report) return;
  const about = { accountId: report.reporterId, aboutId: reportId, what: report.subjectName };
  await notify(trx, { event: 'report-answered', ...about }, context.now);
}

export async function noteArticle(trx: Trx, args: unknown, context: Context): Promise<void> {
  const { articleId: id, ...said } = saveArticle.args.parse(args);
  const { title, published } = 'to' in said ? { ...(await readRow(trx, 'articles', id)), ...said.to } : said;
  await note(trx, context, 'saveArticle', ['articles', id, stateOf(published), title ?? '']);
}

export async function noteTestimonial(trx: Trx, args: unknown, context: Context): Promise<void> {
  const { testimonialId: id, ...said } = saveTestimonial.args.parse(args);
  const { fullName, published } =
    'to' in said ? { ...(await readRow(trx, 'testimonials', id)), ...said.to } : said;
  await note(trx, context, 'saveTestimonial', ['testimonials', id, stateOf(published), fullName ?? '']);
}

/** The desk hears of a report at once: a queue that nobody looks at helps nobody. */
export async function tellDesk(
  trx: Trx,
  args: unknown,
  { now }: Context,
  { settings, publicUrl }: EffectWorld,
): Promise<void> {
  const { reportId, subject, subjectId, reason } = reportAbuse.args.parse(args);
  const reported =
    subject === 'person'
      ? `a person: ${accountLink(publicUrl(), subjectId)}`
      : `the ${subject} ${subjectId}.`;
  await queueMessage(
    trx,
    {
      channel: 'mail',
      recipient: settings.SUPPORT_EMAIL,
      subject: `[report: ${reason}]`,
      text: `Somebody reported ${reported}\nReference: ${reportId}\n\nPlease look at it under Admin, Reports.\n`,
    },
    now,
  );
}

/** The person is told how it goes on, once, from whichever of their devices they ask. */
export async function tellOfPlan(trx: Trx, args: unknown, { userId, now }: Context): Promise<void> {
  const plan = planOf(requestPlan.args.parse(args).planId);
  const before = plan && (await readRow(trx, 'subscriptions', subscriptionId(userId, plan.id)));
  if (before?.state === 'requested' || before?.state === 'active') return;
  const account = await readRow(trx, 'accounts', userId);
  if (plan && account) await queueMessage(trx, planRequested(account, plan), now);
}

async function note(
  trx: Trx,
  { userId, now }: Context,
  action: AuditAction,
  [tableName, rowId, ...words]: [table: string, id: string, ...words: string[]],
): Promise<void> {
  const admin = await readRow(trx, 'accounts', userId);
  if (!admin) throw new Error('An admin without an account');
  const detail = words.filter((word) => word.trim() !== '').join(': ');
  await noteInAudit(trx, { admin, action, tableName, rowId, detail }, now);
}

function stateOf(published: boolean | undefined): string {
  return published === false ? 'not published' : 'published';
}
