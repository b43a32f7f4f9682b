import 'fake-indexeddb/auto';
import { beforeAll, expect, test, vi } from 'vitest';
import { device, setCurrentPerson } from '#src/data/database/device-db.ts';
import { beginPerson } from '#src/data/people/people.ts';
import { heldOwners } from '#src/data/words/held-words.ts';
import { keepUnsaved } from '#src/data/words/unsaved-words.ts';
import { guestId, newId } from '#sync/ids.ts';
import { turnToOtherPerson } from './turn-to-other-person.ts';

const [tara, meera] = [newId(), newId()];
const words = [{ field: 'title', from: '', to: 'Monsoon Mills' }] as const;

beforeAll(async () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    const kept = new Map<string, string>();
    vi.stubGlobal(name, {
      get length() {
        return kept.size;
      },
      key: (at: number) => [...kept.keys()][at] ?? null,
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
  }
  vi.stubGlobal('location', { reload() {} });
  const person = { id: tara, email: 'tara@people.example', fullName: 'Tara Menon' };
  await beginPerson(
    { ...person, userType: 'entrepreneur', emailVerified: true, phoneVerified: true },
    'a token',
  );
});

/** Of whom a tab of Tara's leaves words that wakes now, turns and closes. */
async function leftByWakingTab(): Promise<string[]> {
  await turnToOtherPerson();
  keepUnsaved('a draft', [...words]);
  return [...heldOwners().keys()];
}

test('the tab of who was displaced by another’s coming leaves their words, though that one has signed out since', async () => {
  await setCurrentPerson(meera);
  await setCurrentPerson(guestId);
  expect(await leftByWakingTab()).toEqual([tara]);
  keepUnsaved('a draft', []);
});

test('a tab leaves the words of its person where a version that notes no turns gave the device to somebody else', async () => {
  await device.state.bulkDelete(['turn', `displaced-${tara}`]);
  expect(await leftByWakingTab()).toEqual([tara]);
  keepUnsaved('a draft', []);
});

test('the tab of who signed out leaves nothing, though somebody else has come since', async () => {
  await setCurrentPerson(tara);
  await setCurrentPerson(guestId, { discards: tara });
  await setCurrentPerson(meera);
  expect(await leftByWakingTab()).toEqual([]);
});
