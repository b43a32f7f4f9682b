import '#sync/configure-zod.ts';

import { currentPersonId } from '#src/data/database/device-db.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { deleteDraft, editDraft, resolveConflict } from '#src/data/drafts.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { stateOf, useSyncFacts } from '#src/state/sync-status.ts';
import { signIn } from '#src/syncing/session.ts';
import { startSync } from '#src/syncing/start-sync.ts';
import { syncInWorker } from '#src/syncing/sync-in-worker.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { Client } from '../contract.ts';
import { credentialsOf } from './accounts.ts';
import { readPlainNotes } from './plain-notes.ts';

/** A person chooses among versions before there are too many to look at. */
const versionsToChooseFrom = 5;

const client: Client = {
  async open(user) {
    if ((await currentPersonId()) === 'guest') await signIn(credentialsOf(user));
    await (await currentDb()).open();
  },
  startSync: () => startSync({ onDirectory() {}, onOtherPerson() {} }),
  async syncOnce() {
    await syncInWorker();
  },
  async status() {
    const facts = useSyncFacts.getState();
    const state = stateOf(facts);
    if (state === 'up-to-date') return 'in-sync';
    // Refused work that waits for the person is no longer on its way.
    return state === 'attention' && facts.connection === 'ok' && facts.waiting === 0 ? 'in-sync' : 'busy';
  },
  async rowCount() {
    const db = await currentDb();
    return (await rowsOf(db, 'opportunities').count()) + (await rowsOf(db, 'drafts').count());
  },
  firstDeals: async (count) =>
    rowsOf(await currentDb(), 'opportunities')
      .limit(count)
      .toArray(),
  async raisedOf(ids) {
    const rows = await rowsOf(await currentDb(), 'opportunities').bulkGet(ids);
    return rows.map((row) => row?.raisedAmount ?? 0);
  },
  titleOf: async (id) => (await rowsOf(await currentDb(), 'drafts').get(id))?.title,
  async addNote(id, title) {
    await mutate('createDraft', { draftId: id, currency: 'INR' });
    await editDraft(id, 'title', '', title);
    return [];
  },
  async setTitle(id, title) {
    const draft = await shown(id);
    const rivals = rivalsOf(draft, 'title');
    if (rivals.length < versionsToChooseFrom) await editDraft(id, 'title', draft.title, title);
    else await resolveConflict(id, 'title', title, [draft.title, ...rivals]);
    return rivals.length < versionsToChooseFrom ? [draft.title] : [draft.title, ...rivals];
  },
  async append(id, word) {
    const draft = await shown(id);
    const rivals = rivalsOf(draft, 'description');
    const text = `${draft.description} ${word}`;
    if (rivals.length < versionsToChooseFrom) await editDraft(id, 'description', draft.description, text);
    else await resolveConflict(id, 'description', combined(text, rivals), [draft.description, ...rivals]);
    return [];
  },
  async deleteNote(id) {
    const draft = await shown(id);
    await deleteDraft(draft);
    return [draft.title, draft.description];
  },
  notes: readPlainNotes,
};

async function shown(id: string): Promise<Draft> {
  const draft = await rowsOf(await currentDb(), 'drafts').get(id);
  if (!draft || draft.deletedAt) throw new Error('Not on this device');
  return draft;
}

function rivalsOf({ conflicts }: Draft, field: 'title' | 'description'): string[] {
  return conflicts.find((conflict) => conflict.field === field)?.values.map(({ value }) => value) ?? [];
}

/** What a person who wants everything writes: one version and the words that only the others have. */
function combined(text: string, rivals: string[]): string {
  const known = new Set(text.split(' '));
  const missing = new Set(rivals.flatMap((rival) => rival.split(' ')).filter((word) => !known.has(word)));
  return [text, ...missing].join(' ');
}

window.bench = client;
