import * as z from 'zod';
import type { Entry } from '#src/data/database/person-db.ts';
import { contentOf } from '#sync/mutations/draft-writing.ts';
import { type DraftField, draftFieldSchema } from '#sync/records/draft.ts';
import type { DraftVersion } from '#sync/records/draft-version.ts';
import { currencyOf } from './currency-of.ts';
import { describeMarketWork } from './describe-market-work.ts';
import { wordsOfMessage } from './describe-message.ts';
import { wordsOfReport } from './describe-report.ts';
import { fieldNames } from './field-names.ts';
import { linesOf } from './form-words.ts';
import type { Spoken } from './spoken.ts';

/** The parts of a draft that an action writes, and what it puts there; none where it writes nothing. */
export function writtenBy({ name, args }: Written, versions: Spoken['versions']): [DraftField, string][] {
  const parsed = writing.safeParse({ name, args });
  if (!parsed.success) return [];
  const action = parsed.data;
  if (action.name === 'editDraft') return [[action.args.field, action.args.to]];
  if (action.name === 'resolveConflict') return [[action.args.field, action.args.value]];
  const version = versions.get(action.args.versionId);
  return version ? fieldsOf(version) : [];
}

/** The highlight that an action adds. */
export function highlightOf({ name, args }: Written): string | null {
  const parsed = highlight.safeParse(args);
  return name === 'addHighlight' && parsed.success ? parsed.data.text : null;
}

/** What a person said with an action, a line each: "business description: Looms that run on rain". */
export function wordsOf(work: Written, spoken: Spoken): string[] {
  const { drafts, versions } = spoken;
  const message = wordsOfMessage(work.name, work.args);
  if (message !== null) return [message];
  const told = describeMarketWork(work, spoken)?.words ?? wordsOfReport(work);
  if (told) return told;
  const lines = writtenBy(work, versions).map(
    ([field, words]) => `${fieldNames[field]}: ${words === '' ? '(nothing)' : words}`,
  );
  const added = highlightOf(work);
  const what = nameOf(work.name);
  if (added !== null) return [`highlight: ${added}`];
  if (work.name === 'restoreVersion') return [what, ...lines];
  if (lines.length > 0) return lines;
  const removed = removal.safeParse(work.args);
  if (work.name === 'removeHighlight' && removed.success) {
    const { draftId, highlightId } = removed.data;
    const text = drafts.get(draftId)?.highlights.find(({ id }) => id === highlightId)?.text;
    return [text ? `highlight taken out: ${text}` : what];
  }
  const saved = form.safeParse(work.args);
  if (saved.success) return linesOf(work.name, saved.data.to, currencyOf(work, spoken));
  const said = knownActions.has(work.name) ? [] : textsIn(work.args);
  return [said.length > 0 ? `${what}: ${said.join(', ')}` : what];
}

/** What kind of action it is. */
export function nameOf(name: string): string {
  return knownActions.get(name) ?? actionsWithTexts.get(name) ?? 'Action';
}

type Written = Pick<Entry, 'name' | 'args'>;

const writing = z.discriminatedUnion('name', [
  z.object({ name: z.literal('editDraft'), args: z.object({ field: draftFieldSchema, to: z.string() }) }),
  z.object({
    name: z.literal('resolveConflict'),
    args: z.object({ field: draftFieldSchema, value: z.string() }),
  }),
  z.object({ name: z.literal('restoreVersion'), args: z.object({ versionId: z.string() }) }),
]);
const highlight = z.object({ text: z.string() });
const removal = z.object({ draftId: z.string(), highlightId: z.string() });
const form = z.object({ from: z.record(z.string(), z.unknown()), to: z.record(z.string(), z.unknown()) });
const anyArgs = z.record(z.string(), z.unknown());

const knownActions = new Map([
  ['createDraft', 'New draft'],
  ['editDraft', 'Edited'],
  ['resolveConflict', 'Version chosen'],
  ['addHighlight', 'Highlight added'],
  ['removeHighlight', 'Highlight taken out'],
  ['deleteDraft', 'Deleted'],
  ['restoreDraft', 'Restored'],
  ['restoreVersion', 'Gone back to a version'],
  ['submitPitch', 'Submission of the pitch'],
  ['readNotifications', 'Notifications marked as read'],
]);

/** What these say is in their args. */
const actionsWithTexts = new Map([
  ['editPerson', 'Profile: about you'],
  ['editInvestorProfile', 'Profile: your investing'],
  ['editCompany', 'Profile: your company'],
  ['setNotification', 'Notification setting'],
  ['setMailPace', 'When mails come'],
  ['setPush', 'What devices show'],
  ['setQuietHours', 'Quiet hours'],
  ['giveConsent', 'Consent'],
  ['requestPlan', 'Request for a plan'],
  ['endPlan', 'End of a plan'],
  ['reportAbuse', 'Report'],
  ['recordInvestment', 'Investment recorded'],
  ['reviewOpportunity', 'Review of a pitch'],
  ['decideReport', 'Answer to a report'],
  ['saveArticle', 'Article'],
  ['saveTestimonial', 'Testimonial'],
]);

function fieldsOf(version: DraftVersion): [DraftField, string][] {
  const { highlights: _, ...fields } = contentOf(version);
  return (Object.entries(fields) as [DraftField, string][]) // `entries` forgets the literal types
    .filter(([, words]) => words.trim() !== '');
}

/** Of an action this version does not know: whatever was written in it, without the ids. */
function textsIn(args: unknown): string[] {
  const parsed = anyArgs.safeParse(args);
  const values = parsed.success ? Object.values(parsed.data) : [];
  return values
    .filter((value) => typeof value === 'string')
    .filter((text) => !z.uuid().safeParse(text).success);
}
