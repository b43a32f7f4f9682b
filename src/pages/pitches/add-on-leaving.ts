import { storedDraft } from '#src/data/drafts.ts';

/**
 * Adds, as its page goes, the highlight that stands in its field. `open` answers the id of the draft, `store` adds it there.
 * Throws what they throw.
 */
export async function addOnLeaving(open: () => Promise<string>, store: () => Promise<void>): Promise<void> {
  // Asked of the store, as the screen is a moment behind: it would bring back what was just deleted, and whoever has just
  // signed out has no draft here any more.
  if ((await storedDraft(await open()))?.deletedAt === null) await store();
}
