import { usePersonQuery } from '#src/data/database/person-query.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { formsByKey } from '#src/data/words/held-forms.ts';
import { pipelineId } from '#sync/mutations/pipeline.ts';
import type { Deal } from './pipeline.ts';
import { dealOfNote, noteForm } from './unsaved-note.ts';

/**
 * A deal about which the investor at this device keeps something, also words of a note that could not be saved, as they know it: the
 * deal itself may have left the device. Null where there is no such thing.
 */
export function useKeptDeal(id: string): Deal | null | undefined {
  return usePersonQuery(
    async (db) => {
      const kept = await rowsOf(db, 'pipeline').get(pipelineId(ownerOf(db), id));
      if (kept) return { id, title: kept.dealTitle };
      const unsaved = (await formsByKey(db)).get(noteForm({ id, title: '' }).key)?.[0];
      return unsaved ? dealOfNote(id, unsaved) : null;
    },
    [id],
  );
}
