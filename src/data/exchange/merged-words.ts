import * as z from 'zod';
import type { Entry, PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { describeWork, titleOf } from '#src/data/told/describe-work.ts';
import { spokenOf } from '#src/data/told/spoken-of.ts';
import type { SyncReply } from '#sync/protocol.ts';
import type { Draft } from '#sync/records/draft.ts';
import { keyText } from '#sync/table-names.ts';

/**
 * Of work whose effects are all on this device: the edits whose words now stand together with words written elsewhere.
 * Only the last that this device did to a text can tell, and only while nobody else has written in it since.
 */
async function mergedAmong(
  db: PersonDb,
  done: Entry[],
  clientId: string,
  { more, changes }: SyncReply,
): Promise<Entry[]> {
  // A draft that was written in again comes on a later page: its row here may be the one from before the edit.
  const isNew = (id: string) =>
    !more || changes.some((change) => change.table === 'drafts' && change.id === id);
  const last = new Map<string, Entry>();
  for (const entry of done) {
    const { data } = writing.safeParse(entry);
    if (data) last.set(data.args.draftId, entry);
  }
  const merged: Entry[] = [];
  for (const [draftId, entry] of last) {
    const draft = isNew(draftId) ? await serverDraft(db, draftId) : null;
    if (draft && isMerged(draft, entry, clientId)) merged.push(entry);
  }
  return merged;
}

/** Notes them with what is kept of them. Answers the names of their drafts. */
export async function noteMerged(
  db: PersonDb,
  done: Entry[],
  clientId: string,
  reply: SyncReply,
): Promise<string[]> {
  const merged = await mergedAmong(db, done, clientId, reply);
  if (merged.length === 0) return [];
  await db.kept
    .where('order')
    .anyOf(merged.map(({ order }) => order))
    .modify({ isMerged: true });
  const spoken = await spokenOf(db, []);
  return merged.map((entry) => titleOf(spoken.drafts.get(describeWork(entry, spoken).draftId ?? '')));
}

function isMerged({ description, trail, conflicts }: Draft, entry: Entry, clientId: string): boolean {
  const edit = editSchema.safeParse(entry);
  if (!edit.success || trail?.fields.description?.clientId !== clientId) return false;
  const to = edit.data.args.to.normalize('NFC');
  const isRival = conflicts.some(
    ({ field, values }) => field === 'description' && values.some(({ value }) => value === to),
  );
  return description !== to && !isRival;
}

/** The row as the server has it, under what unsent work shows. */
async function serverDraft(db: PersonDb, id: string): Promise<Draft | null | undefined> {
  const base = await db.base.get(keyText({ table: 'drafts', id }));
  return base ? (base.row as Draft | null) : rowsOf(db, 'drafts').get(id); // stored under the key of a draft
}

// Words are merged in the description only.
const ofText = { draftId: z.string(), field: z.literal('description') };
const editSchema = z.object({
  name: z.literal('editDraft'),
  state: z.literal('applied'),
  args: z.object({ ...ofText, to: z.string() }),
});
const writing = z.union([
  editSchema,
  z.object({ name: z.literal('resolveConflict'), args: z.object(ofText) }),
  z.object({ name: z.literal('restoreVersion'), args: z.object({ draftId: z.string() }) }),
]);
