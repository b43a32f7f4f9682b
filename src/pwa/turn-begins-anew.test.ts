import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { beginPerson } from '#src/data/people/people.ts';
import { beginTab } from '#src/state/begin-tab.ts';
import { keepPlaces, placesOfTab } from '#src/state/places.ts';
import { useTypedTools } from '#src/state/typed-tools.ts';
import { localStorageHere, storageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { guestId, newId } from '#sync/ids.ts';
import { turnToOtherPerson } from './turn-to-other-person.ts';

localStorageHere();
storageHere('sessionStorage');
vi.stubGlobal('location', { reload() {} });

test('what a guest writes to the tools in a tab that has turned is theirs, also before it has begun as a guest’s', async () => {
  const tara = newId();
  await beginPerson(madeUpUser(tara), 'a token');
  beginTab(tara);
  const turning = turnToOtherPerson();
  useTypedTools.setState({ 'pitch-enhancer': { description: 'Looms that run on rain.' } });
  await turning;
  expect(useTypedTools.getState()).toEqual({});
  useTypedTools.setState({ 'ai-analysis': { title: 'Kites' } });
  beginTab(guestId);
  expect(useTypedTools.getState()).toEqual({ 'ai-analysis': { title: 'Kites' } });
});

test('in a tab that a browser had discarded nobody finds which links another person has followed there', async () => {
  const [tara, rohan] = [newId(), newId()];
  beginTab(tara);
  placesOfTab().set('/messages/7', { y: 400, link: '/messages/8' });
  keepPlaces();
  beginTab(tara);
  expect(placesOfTab().size).toBe(1);
  beginTab(rohan);
  expect(placesOfTab().size).toBe(0);
});
