import { dealTools as words } from '#src/content/deal-tools.ts';
import { paths } from '#src/paths.ts';
import type { Stamp } from './form-parts.ts';
import type { WrittenFields } from './person-db.ts';
import { type Deal, editDealNote } from './pipeline.ts';
import { RefusedError } from './refused-error.ts';
import { type FormAbout, holdWritten, storeWritten, writtenIn, writtenNow } from './written-forms.ts';

/** Under what a note is kept that the device could not save: like what is written in a form. */
export function noteForm({ id, title }: Deal): FormAbout {
  return { key: `note:${id}`, title: `${words.note}: ${title}`, href: paths.opportunity(id) };
}

/** What of a note could not be saved before, as whoever writes on begins with it; what was set aside stays until it is discarded. */
export type LeftOfNote = { aside: WrittenFields; known: Stamp[] };

/**
 * Saves a private note on a deal; `from`: as it stood when the person began to write; `left`: what they began with, which is saved
 * by this; what other tabs could not save stays. Where the device does not take it, its words are kept as those of a form
 * are, found again and listed with what is not sent: rejects all the same.
 */
export async function saveDealNote(deal: Deal, from: string, to: string, left?: LeftOfNote): Promise<void> {
  // What is held as the page goes out of sight meanwhile is newer than this.
  const begun = writtenNow(noteForm(deal), { note: { from, to } }, labels, left);
  try {
    if (to !== from) await editDealNote(deal, from, to);
  } catch (error) {
    // What is refused is said at once; held, it would be refused again.
    if (!(error instanceof RefusedError)) await storeWritten(begun).catch(() => undefined);
    throw error;
  }
  if ((await writtenIn(begun.key)).form) await storeWritten({ ...begun, fields: {} });
}

/** The same as the page closes, which cannot wait for it to be saved: its words are found again as if it could not be. */
export function holdDealNote(deal: Deal, from: string, to: string, left?: LeftOfNote): void {
  holdWritten(noteForm(deal), to === from ? {} : { note: { from, to } }, labels, left);
}

/**
 * Over what words that were left of a note go on: over the `note` as it stands, where that is their beginning: the page that left
 * them may have saved so much of them before it went.
 */
export function writtenOver(words: { from: string; to: string }, note: string): string {
  return words.to.startsWith(note) && note.startsWith(words.from) ? note : words.from;
}

const labels = { note: words.note };
