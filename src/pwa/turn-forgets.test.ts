import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { localStorageHere, storageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';

localStorageHere();
const tab = storageHere('sessionStorage');
// As a browser does, which tells a page that it goes before the next one begins.
let page = new EventTarget();
vi.stubGlobal('addEventListener', (type: string, listener: () => void) =>
  page.addEventListener(type, listener),
);
vi.stubGlobal('location', { reload: () => page.dispatchEvent(new Event('pagehide')) });

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  tab.clear();
});

/** A tab that begins: it reloads once. */
async function newTab() {
  const { useTypedTools } = await import('#src/state/typed-tools.ts');
  const { beforeReload } = await import('./before-reload.ts');
  const { turnToOtherPerson } = await import('./turn-to-other-person.ts');
  const { beginPerson } = await import('#src/data/people.ts');
  await beginPerson(madeUpUser(newId()), 'a token');
  return { useTypedTools, beforeReload, turnToOtherPerson };
}

test('what somebody wrote to the tools, or in a form that the device does not keep yet, stays in no tab that turns to another', async () => {
  const { useTypedTools, beforeReload, turnToOtherPerson } = await newTab();
  useTypedTools.setState({ 'pitch-enhancer': { description: 'Looms that run on rain.' } });
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
  const turned = turnToOtherPerson();
  await begun.promise;
  // Every save has begun once this one has and the turn waits for it.
  await Promise.resolve();
  useTypedTools.setState({ 'pitch-enhancer': { description: 'Looms that run on rain.' } });
  sessionStorage.setItem('message:contact', '{"message":"How do I export?"}');
  saved.resolve();
  await turned;
  expect([useTypedTools.getState(), tab.get('pankh-tools'), tab.get('message:contact')]).toEqual([
    {},
    undefined,
    undefined,
  ]);
});
