import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { titleOf } from '#src/data/told/describe-work.ts';
import { fieldNames } from '#src/data/told/field-names.ts';
import { paths } from '#src/paths.ts';
import { unsavedByDraft } from './unsaved-words.ts';

/** Words of drafts that the device could not store, and keeps beside its database, as they are told to the person. */
export async function unsavedItems(db: PersonDb) {
  const unsaved = unsavedByDraft(ownerOf(db));
  const drafts = await rowsOf(db, 'drafts').bulkGet(unsaved.map(({ draftId }) => draftId));
  return unsaved.map(({ draftId, edits }, place) => {
    const draft = drafts[place];
    return {
      key: `unsaved:${draftId}:${place}`,
      href: paths.draft(draftId),
      title: draft ? `Draft: ${titleOf(draft)}` : 'A draft',
      changes: edits.map(({ field, to }) => ({ words: `${fieldNames[field]}: ${to}` })),
      state: 'unsaved',
    };
  });
}
