import type { Note } from '../../contract.ts';
import type { NoteDoc } from './shape.ts';

/** Every note with the revisions that PouchDB keeps in conflict with the one that won. */
export async function plainNotes(database: PouchDB.Database<NoteDoc>): Promise<Note[]> {
  const { rows } = await database.allDocs({ include_docs: true, conflicts: true });
  return Promise.all(
    rows.map(async ({ id, doc }) => {
      const revisions = await Promise.all((doc?._conflicts ?? []).map((rev) => database.get(id, { rev })));
      const rivals = revisions.flatMap(({ title, text }) => [title, text]);
      const { owner = '', title = '', text = '' } = doc ?? {};
      return { id, owner, title, text, gone: false, rivals };
    }),
  );
}
