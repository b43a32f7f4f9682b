import { expect, onTestFinished, test, vi } from 'vitest';
import { letGoOfList, openList, useOpenedList } from './opened-list.ts';

test('a list that was opened is held until it is let go, and the same one can be opened again', () => {
  const list = new File(['Investor name'], 'autumn.csv');
  openList(list);
  const { file, turn } = useOpenedList.getState();
  expect(file).toBe(list);
  letGoOfList();
  // What is chosen instead stands in the form, which is not to begin anew.
  expect(useOpenedList.getState()).toEqual({ file: undefined, others: [], lost: '', turn });
  openList(list);
  expect(useOpenedList.getState()).toEqual({ file: list, others: [], lost: '', turn: turn + 1 });
});

test('a list that is opened while others wait leaves none of them unnamed, and is not one of them itself', () => {
  const named = (name: string) => new File([], name);
  onTestFinished(letGoOfList);
  openList(named('autumn.csv'), ['winter.csv']);
  openList(named('spring.csv'), ['summer.csv']);
  expect(useOpenedList.getState().others).toEqual(['summer.csv', 'autumn.csv', 'winter.csv']);
  openList(named('winter.csv'));
  expect(useOpenedList.getState().others).toEqual(['spring.csv', 'summer.csv', 'autumn.csv']);
  letGoOfList();
  openList(named('spring.csv'));
  expect(useOpenedList.getState().others).toEqual([]);
});

/** The module as a page of this tab has it that is loaded now. */
async function loadedAnew(): Promise<typeof import('./opened-list.ts')> {
  vi.resetModules();
  return import('./opened-list.ts');
}

test('of a list that was not imported before a reload only its name is kept, until another is taken', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  openList(new File(['Loom Fund'], 'autumn.csv'));
  expect([...kept.values()]).toEqual(['autumn.csv']);
  const next = await loadedAnew();
  expect(next.useOpenedList.getState()).toMatchObject({ file: undefined, lost: 'autumn.csv' });
  // A browser loads the page anew for what it opens next.
  next.openList(new File(['Silk Fund'], 'winter.csv'));
  expect(next.useOpenedList.getState()).toMatchObject({ lost: '', others: ['autumn.csv'] });
  next.letGoOfList();
  expect(next.useOpenedList.getState().lost).toBe('');
  expect((await loadedAnew()).useOpenedList.getState().lost).toBe('');
});
