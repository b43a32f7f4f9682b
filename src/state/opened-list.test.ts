import { expect, test } from 'vitest';
import { letGoOfList, openList, useOpenedList } from './opened-list.ts';

test('a list that was opened is held until it is let go, and the same one can be opened again', () => {
  const list = new File(['Investor name'], 'autumn.csv');
  openList(list);
  const { file, turn } = useOpenedList.getState();
  expect(file).toBe(list);
  letGoOfList();
  // What is chosen instead stands in the form, which is not to begin anew.
  expect(useOpenedList.getState()).toEqual({ file: undefined, turn });
  openList(list);
  expect(useOpenedList.getState()).toEqual({ file: list, turn: turn + 1 });
});
