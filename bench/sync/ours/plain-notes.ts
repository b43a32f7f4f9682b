import type { Note } from '../contract.ts';

type Plain = Record<string, unknown>;

/** The rows as IndexedDB has them, read without the engine: this is what the score is judged by. */
export async function readPlainNotes(): Promise<Note[]> {
  const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
  const name = names.find((found) => found.startsWith('person-') && found !== 'person-guest');
  if (!name) return [];
  const database = await answerOf(indexedDB.open(name));
  const read = (store: string): Promise<Plain[]> =>
    answerOf(database.transaction(store).objectStore(store).getAll());
  const [drafts, attention, outbox] = await Promise.all(['drafts_1', 'attention_1', 'outbox'].map(read));
  database.close();
  const refused = [...(attention ?? []), ...(outbox ?? []).filter(({ state }) => state === 'refused')];
  return (drafts ?? []).map((draft) => plainNote(draft, refused));
}

/** A draft of either side: what was refused about it lies with the person, to be dealt with. */
export function plainNote(draft: Plain, refused: Plain[]): Note {
  const conflicts = draft.conflicts as { values: { value: string }[] }[]; // the shape of the app's drafts
  const about = refused.filter(({ args }) => (args as { draftId?: string } | null)?.draftId === draft.id); // what the mutation was given
  return {
    id: String(draft.id),
    owner: String(draft.ownerId),
    title: String(draft.title),
    text: String(draft.description),
    gone: draft.deletedAt !== null,
    rivals: [
      ...conflicts.flatMap(({ values }) => values.map(({ value }) => value)),
      ...about.map(({ args }) => JSON.stringify(args)),
    ],
  };
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
