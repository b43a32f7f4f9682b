import { storedDraft } from '#src/data/drafts.ts';

/**
 * Adds, as its page goes, the highlight that stands in its field. `typed`: what was typed there in this page, undefined where
 * nothing was. `open` answers the id of the draft, `store` adds it there. Throws what they throw.
 */
export async function addOnLeaving(
  typed: string | undefined,
  open: () => Promise<string>,
  store: () => Promise<void>,
): Promise<void> {
  // What was merely found stays kept: it may be half a sentence that another tab is still writing.
  if (!typed?.trim()) return;
  // Asked of the store, as the screen is a moment behind: it would bring back what was just deleted, and whoever has just
  // signed out has no draft here any more.
  if ((await storedDraft(await open()))?.deletedAt === null) await store();
}
