import type { PersonDb } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { DraftVersion } from '#sync/records/draft-version.ts';

/** The person's pitches in the making: neither deleted nor submitted, newest first. */
export function useDrafts(): Draft[] | undefined {
  return usePersonQuery(openDrafts);
}

/** One draft, whatever its state; null where it is not on this device. */
export function useDraft(id: string): Draft | null | undefined {
  return usePersonQuery(async (db) => (await rowsOf(db, 'drafts').get(id)) ?? null, [id]);
}

/** Drafts that were deleted and can still be brought back, the last deleted first. */
export function useDeletedDrafts(): Draft[] | undefined {
  return usePersonQuery(async (db) => {
    const drafts = await rowsOf(db, 'drafts').toArray();
    return drafts
      .filter(({ deletedAt, submittedAs }) => deletedAt !== null && submittedAs === null)
      .sort((a, b) => (b.deletedAt ?? '').localeCompare(a.deletedAt ?? ''));
  });
}

/** What a draft was, newest first. */
export function useDraftVersions(draftId: string): DraftVersion[] | undefined {
  return usePersonQuery(
    async (db) => {
      const versions = await rowsOf(db, 'draftVersions').where('draftId').equals(draftId).toArray();
      return versions.sort((a, b) => b.at.localeCompare(a.at) || b.keptBy.localeCompare(a.keptBy));
    },
    [draftId],
  );
}

/** By what name this device's own writing goes. */
export function useClientId(): string | undefined {
  return usePersonQuery(async (db) => (await db.meta.get('meta'))?.clientId);
}

export async function openDrafts(db: PersonDb): Promise<Draft[]> {
  const drafts = await rowsOf(db, 'drafts').toArray();
  return drafts
    .filter(({ deletedAt, submittedAs }) => deletedAt === null && submittedAs === null)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}
