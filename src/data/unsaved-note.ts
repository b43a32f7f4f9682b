import { dealTools as words } from '#src/content/deal-tools.ts';
import type { WrittenFields } from '#src/data/database/person-db.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import type { Stamp } from '#src/data/words/form-parts.ts';
import {
  type FormAbout,
  holdWritten,
  keepWritten,
  storeWritten,
  writtenIn,
  writtenNow,
} from '#src/data/words/written-forms.ts';
import { paths } from '#src/paths.ts';
import { type Deal, editDealNote } from './pipeline.ts';

/** Under what a note is kept that the device could not save: like what is written in a form. */
export function noteForm({ id, title }: Deal): FormAbout {
  return { key: `note:${id}`, title: `${before}${title}`, href: paths.opportunity(id) };
}

/** The deal that a note is about of which no more is kept than this. */
export function dealOfNote(id: string, { title }: Pick<FormAbout, 'title'>): Deal {
  return { id, title: title.startsWith(before) ? title.slice(before.length) : title };
}

const before = `${words.note}: `;

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

/** Words of a note that are not saved; `underWay`: what was being saved of them as the page went. */
export type NoteWords = { from: string; to: string; underWay?: string | undefined };

/** The same as the page closes, which cannot wait for it to be saved: its words are found again as if it could not be. */
export function holdDealNote(deal: Deal, words: NoteWords, left?: LeftOfNote): void {
  holdWritten(noteForm(deal), words.to === words.from ? {} : { note: words }, labels, left);
}

/** The page that held them lives on, and has saved them: nothing but what was set aside stays. */
export function releaseDealNote(deal: Deal, left?: LeftOfNote): Promise<void> {
  return keepWritten(noteForm(deal), {}, labels, left);
}

/**
 * Words that were left of a note as they go on over the `note` as it stands. The page that left them may have saved them before it
 * went, in part or whole, and another may have gone on from there: what stands there is not written twice.
 */
export function leftOver({ from, to, underWay }: NoteWords, note: string): NoteWords {
  // What only takes away from what stood there stands at the beginning of that, too.
  const isShorter = [from, underWay].some((words) => words !== to && words?.startsWith(to));
  const isSaved = note.startsWith(to) && !isShorter;
  if (isSaved) return { from: note, to: note };
  const isPart = note === underWay || (to.startsWith(note) && note.startsWith(from));
  return { from: isPart ? note : from, to };
}

const labels = { note: words.note };
