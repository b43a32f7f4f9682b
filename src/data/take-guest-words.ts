import { guestId } from '#sync/ids.ts';
import { inTransaction } from './in-transaction.ts';
import { openPersonDb } from './open-db.ts';
import type { PersonDb, WrittenForm } from './person-db.ts';

/** Messages to us are kept under such a key, whichever form they are written in. */
const ofMessages = 'message:';

/**
 * Takes what was half written to us before somebody signed in along to them: the form looks as it was left. Where they have
 * begun such a message themselves, the guest's words stand below theirs.
 */
export async function takeGuestWords(person: PersonDb): Promise<void> {
  const guest = openPersonDb(guestId);
  const written = await guest.forms.where('key').startsWith(ofMessages).toArray();
  for (const form of written) {
    await inTransaction(person, async () => {
      const own = await person.forms.get(form.key);
      await person.forms.put(own ? joined(own, form) : form);
    });
    await inTransaction(guest, () => guest.forms.delete(form.key));
  }
}

function joined(own: WrittenForm, guests: WrittenForm): WrittenForm {
  const [mine, theirs] = [own, guests].map(({ fields }) => fields['message']?.to.toString() ?? '');
  // A tab may have died between taking it here and removing it there.
  const text = mine?.includes(theirs ?? '') ? mine : `${mine}\n\n${theirs}`;
  const fields = { ...guests.fields, ...own.fields };
  if (text) fields['message'] = { from: '', to: text };
  return { ...own, fields };
}
