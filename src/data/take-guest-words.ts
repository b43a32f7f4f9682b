import { guestId } from '#sync/ids.ts';
import { joinedFields } from './form-parts.ts';
import { storeForm, writtenForms, writtenHere } from './held-forms.ts';
import { inTransaction } from './in-transaction.ts';
import { openPersonDb } from './open-db.ts';
import type { PersonDb, StoredForm, WrittenForm } from './person-db.ts';

/** Messages to us are kept under such a key, whichever form they are written in. */
const ofMessages = 'message:';

/**
 * Takes what was half written to us before somebody signed in along to them: the form looks as it was left. Where they have
 * begun such a message themselves, the guest's subject and words stand below theirs; who writes is the person themselves.
 */
export async function takeGuestWords(person: PersonDb): Promise<void> {
  const guest = openPersonDb(guestId);
  const written = (await writtenForms(guest)).filter(({ key }) => key.startsWith(ofMessages));
  for (const { of, ...form } of written) {
    await inTransaction(person, async () => {
      const own = await person.forms.get(form.key);
      await person.forms.put(own ? joined(own, form) : form);
    });
    // What was written meanwhile is taken the next time.
    const taken = writtenHere({ ...form, fields: {}, aside: {} }, of);
    await inTransaction(guest, () => storeForm(guest, taken));
  }
}

function joined(own: StoredForm, guests: WrittenForm): StoredForm {
  const { name: _, email: __, ...theirs } = guests.fields;
  const fields = { ...theirs, ...own.fields };
  const mine = wordsIn(own, 'message');
  const isSubjectTaken =
    own.fields['subject'] === undefined || wordsIn(own, 'subject') === wordsIn(guests, 'subject');
  const said = [isSubjectTaken ? '' : wordsIn(guests, 'subject'), wordsIn(guests, 'message')]
    .filter(Boolean)
    .join('\n');
  const text = together(mine, said);
  if (text !== '') fields['message'] = { from: '', to: text };
  return { ...own, fields, aside: joinedFields(own.aside, guests.aside) };
}

/** A tab may have died between taking the words here and removing them there, or the guest have written on since. */
function together(mine: string, theirs: string): string {
  if (mine.includes(theirs)) return mine;
  return theirs.startsWith(mine) ? theirs : `${mine}\n\n${theirs}`;
}

function wordsIn({ fields }: WrittenForm, field: string): string {
  return fields[field]?.to.toString() ?? '';
}
