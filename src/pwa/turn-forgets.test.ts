import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { localStorageHere, storageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';

localStorageHere();
const tab = storageHere('sessionStorage');
let reload = () => {};
vi.stubGlobal('location', { reload: () => reload() });

beforeEach(() => {
  vi.resetModules();
  tab.clear();
});

/** A tab that begins: it reloads once. */
async function newTab() {
  const { useTypedTools } = await import('#src/state/typed-tools.ts');
  const { beforeReload } = await import('./before-reload.ts');
  const { turnToOtherPerson } = await import('./turn-to-other-person.ts');
  const { beginPerson } = await import('#src/data/people/people.ts');
  await beginPerson(madeUpUser(newId()), 'a token');
  return { useTypedTools, beforeReload, turnToOtherPerson };
}

test('what somebody wrote to the tools, or in a form that the device does not keep yet, stays in no tab that turns to another', async () => {
  const { useTypedTools, beforeReload, turnToOtherPerson } = await newTab();
  useTypedTools.setState({ 'pitch-enhancer': { description: 'Looms that run on rain.' } });
  tab.set('pankh-places', '[["entry-1",{"y":80,"link":"/messages/1"}]]');
  beforeReload(async () => sessionStorage.setItem('message:contact', '{"message":"How do I export?"}'));
  await turnToOtherPerson();
  expect(useTypedTools.getState()).toEqual({});
  expect([...tab.keys()]).toEqual(['pankh-opened-list', 'pankh-turned', 'pankh-tab-of']);
  expect(tab.get('pankh-opened-list')).toBe('');
  expect(tab.get('pankh-tab-of')).toBe('');
});

test('nor does what is written while the device still saves the rest', async () => {
  const { useTypedTools, beforeReload, turnToOtherPerson } = await newTab();
  const begun = Promise.withResolvers<void>();
  const saved = Promise.withResolvers<void>();
  beforeReload(() => {
    begun.resolve();
    return saved.promise;
  });
  let keptAtReload: unknown;
  reload = () => {
    keptAtReload = [useTypedTools.getState(), tab.get('pankh-tools'), tab.get('message:contact')];
  };
  const turned = turnToOtherPerson();
  await begun.promise;
  // Every save has begun once this one has and the turn waits for it.
  await Promise.resolve();
  useTypedTools.setState({ 'pitch-enhancer': { description: 'Looms that run on rain.' } });
  sessionStorage.setItem('message:contact', '{"message":"How do I export?"}');
  saved.resolve();
  await turned;
  expect(keptAtReload).toEqual([{}, undefined, undefined]);
});
