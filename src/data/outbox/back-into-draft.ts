import * as z from 'zod';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { enqueue } from '#src/data/exchange/mutate.ts';
import { newId } from '#sync/ids.ts';
import { type Draft, type DraftField, draftFieldSchema } from '#sync/records/draft.ts';
import { pitchEditFields } from '#sync/rules/pitch-edit.ts';

const submission = z.object({ draftId: z.string(), opportunityId: z.string() });
const written = z.object(pitchEditFields).partial();
type Written = z.infer<typeof written>;
const edit = z.object({ opportunityId: z.string(), from: z.record(z.string(), z.unknown()), to: written });
const draftEdit = z.object({ draftId: z.string(), field: draftFieldSchema, from: z.string() });

/**
 * Of submissions that were just taken back with edits of their pitches: what was edited goes into the drafts, which are open
 * again, and are all there is of it now; beside what another device wrote there meanwhile, as any edit of a draft. In the
 * transaction that takes them back. Answers the ids of what it queued.
 */
export async function putBackIntoDrafts(db: PersonDb, taken: Entry[]): Promise<string[]> {
  const queued: string[] = [];
  for (const { name, args } of taken) {
    const { data } = submission.safeParse(name === 'submitPitch' ? args : undefined);
    const draft = data && (await rowsOf(db, 'drafts').get(data.draftId));
    if (!draft) continue;
    const edits = taken.flatMap((entry) => {
      const found = edit.safeParse(entry.name === 'editOpportunity' ? entry.args : undefined).data;
      return found?.opportunityId === data.opportunityId ? [found] : [];
    });
    // Of each field the first that was seen, and the last that was written.
    const seen = [...draftEditsOf(data.draftId, taken), ...edits.map(({ from }) => from)];
    const said = Object.assign({}, ...seen.reverse()) as Record<string, unknown>;
    const { highlights, ...fields } = Object.assign({}, ...edits.map(({ to }) => to)) as Written;
    for (const [name, to] of Object.entries(fields))
      queued.push(...(await writeField(db, draft, draftFieldSchema.parse(name), { from: said[name], to })));
    if (highlights) queued.push(...(await writeHighlights(db, draft, highlights)));
  }
  return queued;
}

/** What the draft said before it was edited, where that is taken back as well. */
function draftEditsOf(draftId: string, taken: Entry[]): Record<string, unknown>[] {
  return taken.flatMap(({ name, args }) => {
    const { data } = draftEdit.safeParse(name === 'editDraft' ? args : undefined);
    return data?.draftId === draftId ? [{ [data.field]: data.from }] : [];
  });
}

async function writeField(
  db: PersonDb,
  draft: Draft,
  field: DraftField,
  { from: before, to }: { from: unknown; to: unknown },
): Promise<string[]> {
  const here = draft[field];
  // A draft may say the same in other letters: "1 lakh".
  const isAsSubmitted =
    before === here || before === undefined || written.safeParse({ [field]: here }).data?.[field] === before;
  const said = typeof before === 'string' || typeof before === 'number' ? String(before) : here;
  const args = { draftId: draft.id, field, from: isAsSubmitted ? here : said, to: String(to) };
  return here === args.to ? [] : [await enqueueNow(db, 'editDraft', args)];
}

/** In the order they have in the pitch: a draft has them in the order of their adding. */
async function writeHighlights(db: PersonDb, { id, highlights }: Draft, texts: string[]): Promise<string[]> {
  const differs = highlights.findIndex(({ text }, at) => text !== texts[at]);
  const same = differs === -1 ? highlights.length : differs;
  const draftId = id;
  const queued: string[] = [];
  for (const { id: highlightId } of highlights.slice(same))
    queued.push(await enqueueNow(db, 'removeHighlight', { draftId, highlightId }));
  for (const text of texts.slice(same))
    queued.push(await enqueueNow(db, 'addHighlight', { draftId, highlightId: newId(), text }));
  return queued;
}

async function enqueueNow(db: PersonDb, name: string, args: unknown): Promise<string> {
  const now = Date.now();
  const id = newId(now);
  await enqueue(db, { id, name, args, doneAt: new Date(now).toISOString() });
  return id;
}
