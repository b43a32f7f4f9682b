import { dealTools as words } from '#src/content/deal-tools.ts';
import { paths } from '#src/paths.ts';
import { joinedOnce } from './joined-words.ts';
import type { WrittenFields } from './person-db.ts';
import { type Deal, editDealNote } from './pipeline.ts';
import { RefusedError } from './refused-error.ts';
import { type FormAbout, keepWritten, writtenIn } from './written-forms.ts';

/** Under what a note is kept that the device could not save: like what is written in a form. */
export function noteForm({ id, title }: Deal): FormAbout {
  return { key: `note:${id}`, title: `${words.note}: ${title}`, href: paths.opportunity(id) };
}

/**
 * Saves a private note on a deal; `from`: as it stood when the person began to write; `unsaved`: the words of whoever saves that
 * were not saved before and are by this: those of another tab are set aside. Where the device does not take it, its
 * words are kept as those of a form are, found again and listed with what is not sent: rejects all the same.
 */
export async function saveDealNote(deal: Deal, from: string, to: string, unsaved?: string): Promise<void> {
  const form = noteForm(deal);
  try {
    if (to !== from) await editDealNote(deal, from, to);
  } catch (error) {
    // What is refused is said at once; held, it would be refused again.
    if (!(error instanceof RefusedError))
      await keepUnsaved(form, { note: { from, to } }).catch(() => undefined);
    throw error;
  }
  const kept = (await writtenIn(form.key)).form;
  if (!kept) return;
  const { note } = kept.fields;
  const isOfAnother = note && note.to !== unsaved && note.to !== to;
  const aside = kept.aside?.['note']?.to.toString() ?? '';
  const both = isOfAnother && { note: { ...note, to: joinedOnce(aside, note.to.toString()) } };
  await keepWritten(form, {}, labels, { ...kept.aside, ...both });
}

const labels = { note: words.note };

/** What was set aside of the note stays until its writer discards it. */
async function keepUnsaved(form: FormAbout, fields: WrittenFields): Promise<void> {
  // Where even that cannot be read, the words of now are held all the same.
  const written = await writtenIn(form.key).catch(() => undefined);
  await keepWritten(form, fields, labels, written?.form?.aside);
}
