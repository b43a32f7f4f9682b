import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { localStorageHere, storageHere } from '#src/testing/full-device.ts';
import { madeUpUser } from '#src/testing/here.ts';
import { guestId, newId } from '#sync/ids.ts';

localStorageHere();
const tab = storageHere('sessionStorage');
const words = { 'pitch-enhancer': { description: 'Looms that run on rain.' } };

beforeEach(async () => {
  tab.clear();
  await reload();
});

/** The tab as the browser loads it anew, and what its pages are made of. */
async function reload() {
  vi.resetModules();
  const { useTypedTools } = await import('#src/state/typed-tools.ts');
  const { beginTab } = await import('#src/state/begin-tab.ts');
  const { setCurrentPerson } = await import('#src/data/database/device-db.ts');
  const { takeInTools } = await import('./take-in-tools.ts');
  const shown = async () => {
    await takeInTools();
    return useTypedTools.getState();
  };
  return { useTypedTools, beginTab, setCurrentPerson, takeInTools, shown };
}

/** A tab in which this person has written to the tools, and which the browser has put away since. */
async function writtenBy(personId: string) {
  const { beginTab, setCurrentPerson, useTypedTools } = await reload();
  await setCurrentPerson(personId);
  beginTab(personId);
  useTypedTools.setState(words);
}

test('what somebody wrote to the tools is there again after a reload, under what they have written meanwhile', async () => {
  await writtenBy(newId());
  const { useTypedTools, takeInTools } = await reload();
  const taking = takeInTools();
  useTypedTools.setState({ 'pitch-enhancer': { industry: 'Textiles' }, 'ai-analysis': { title: 'Kites' } });
  await taking;
  const both = { 'pitch-enhancer': { description: 'Looms that run on rain.', industry: 'Textiles' } };
  expect(useTypedTools.getState()).toEqual({ ...both, 'ai-analysis': { title: 'Kites' } });
  expect(await (await reload()).shown()).toEqual({ ...both, 'ai-analysis': { title: 'Kites' } });
});

test.each([guestId, newId()])(
  'a tab that was put away while its person signed out shows nothing of what they wrote to who comes next (%s)',
  async (next) => {
    await writtenBy(newId());
    const { setCurrentPerson, shown } = await reload();
    await setCurrentPerson(next);
    expect(await shown()).toEqual({});
    expect(tab.has('pankh-tools')).toBe(false);
  },
);

test('what the next one writes to the tools while the tab still looks whose it is, and after, stays', async () => {
  await writtenBy(newId());
  const { beginTab, setCurrentPerson, takeInTools, useTypedTools } = await reload();
  await setCurrentPerson(guestId);
  const taking = takeInTools();
  useTypedTools.setState({ 'pitch-enhancer': { industry: 'Textiles' } });
  await taking;
  useTypedTools.setState({ 'ai-analysis': { title: 'Kites' } });
  beginTab(guestId);
  const both = { 'pitch-enhancer': { industry: 'Textiles' }, 'ai-analysis': { title: 'Kites' } };
  expect(useTypedTools.getState()).toEqual(both);
  expect(await (await reload()).shown()).toEqual(both);
});

test('a tab that begins as the next one’s while it still looks whose it is shows them nothing of who was there', async () => {
  await writtenBy(newId());
  const { beginTab, setCurrentPerson, takeInTools, useTypedTools } = await reload();
  const next = newId();
  await setCurrentPerson(next);
  const taking = takeInTools();
  beginTab(next);
  await taking;
  expect(useTypedTools.getState()).toEqual({});
});

test('what a guest wrote to the tools goes on with who signs in, and is then theirs alone', async () => {
  await writtenBy(guestId);
  const tara = newId();
  const signedIn = await reload();
  await signedIn.setCurrentPerson(tara);
  expect(await signedIn.shown()).toEqual(words);
  signedIn.beginTab(tara);
  const left = await reload();
  await left.setCurrentPerson(guestId);
  expect(await left.shown()).toEqual({});
});

test('a tab that begins as somebody else’s drops the sign-up and the list that it kept, too', async () => {
  const tara = newId();
  (await reload()).beginTab(tara);
  const { noteSignup } = await import('#src/state/signup-values.ts');
  const { openList } = await import('#src/state/opened-list.ts');
  const { email, userType } = madeUpUser(tara);
  noteSignup({ userId: tara, email, userType }, '/deals/one-of-hers');
  openList(new File(['Loom Fund'], 'autumn.csv'));
  const { beginTab } = await reload();
  beginTab(guestId);
  const { useSignupValues } = await import('#src/state/signup-values.ts');
  const { useOpenedList } = await import('#src/state/opened-list.ts');
  expect(useSignupValues.getState()).toEqual({ values: null, next: '/' });
  expect(useOpenedList.getState()).toMatchObject({ file: undefined, lost: '' });
});
