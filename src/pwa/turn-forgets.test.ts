import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { beginPerson } from '#src/data/people.ts';
import { useTypedTools } from '#src/state/typed-tools.ts';
import { localStorageHere, storageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import { beforeReload } from './before-reload.ts';
import { turnToOtherPerson } from './turn-to-other-person.ts';

localStorageHere();
const tab = storageHere('sessionStorage');
vi.stubGlobal('location', { reload() {} });

test('what somebody wrote to the tools, or in a form that the device does not keep yet, stays in no tab that turns to another', async () => {
  await beginPerson(madeUpUser(newId()), 'a token');
  useTypedTools.setState({ 'pitch-enhancer': { description: 'Looms that run on rain.' } });
  beforeReload(async () => sessionStorage.setItem('message:contact', '{"message":"How do I export?"}'));
  await turnToOtherPerson();
  expect(useTypedTools.getState()).toEqual({});
  expect([...tab.keys()]).toEqual(['pankh-opened-list', 'pankh-turned', 'pankh-tab-of']);
  expect(tab.get('pankh-opened-list')).toBe('');
  expect(tab.get('pankh-tab-of')).toBe('');
});
