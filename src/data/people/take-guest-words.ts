import { inTransaction } from '#src/data/database/in-transaction.ts';
import { openPersonDb } from '#src/data/database/open-db.ts';
import type { PersonDb, WrittenFields, WrittenForm } from '#src/data/database/person-db.ts';
import { isEmptyForm, stampOf } from '#src/data/words/form-parts.ts';
import { dropForm, formsByKey, storeFormsBelow } from '#src/data/words/held-forms.ts';
import { guestId } from '#sync/ids.ts';

/** Messages to us are kept under such a key, whichever form they are written in. */
const ofMessages = 'message:';

/**
 * Takes what was half written to us before somebody signed in along to them: the form looks as it was left. Where they have
 * begun such a message themselves, the guest's words stand below theirs; who writes is the person themselves.
 */
export async function takeGuestWords(person: PersonDb): Promise<void> {
  await takeGuestForms(person, (key) => key.startsWith(ofMessages));
}

/** The same of all that was half written under such keys. */
export async function takeGuestForms(person: PersonDb, isTaken: (key: string) => boolean): Promise<void> {
  const guest = openPersonDb(guestId);
  for (const [key, forms] of await formsByKey(guest)) {
    if (!isTaken(key)) continue;
    const taken = forms.map(withoutWriter).filter((form) => !isEmptyForm(form));
    await inTransaction(person, () => storeFormsBelow(person, key, taken));
    // What was written meanwhile is taken the next time.
    await inTransaction(guest, () => dropForm(guest, key, forms.map(stampOf)));
  }
}

/** The page may have written as the person, too: what it wrote as a guest is another's. */
function withoutWriter(form: WrittenForm): WrittenForm {
  const { page, turn } = stampOf(form);
  const words = { fields: unsigned(form.fields), aside: unsigned(form.aside) };
  return { ...form, ...words, page: `${guestId}-${page}`, turn };
}

function unsigned({ name: _, email: __, ...words }: WrittenFields = {}): WrittenFields {
  return words;
}
