import { expect, onTestFinished, test } from 'vitest';
import { listImported } from './list-imported.ts';
import { letGoOfList, openList, useOpenedList } from './opened-list.ts';

const named = (name: string) => new File([], name);

test('a list that was opened lies ready no more once it is imported', () => {
  onTestFinished(letGoOfList);
  const autumn = named('autumn.csv');
  openList(autumn, ['winter.csv']);
  listImported(autumn);
  expect(useOpenedList.getState()).toMatchObject({ file: undefined, others: [] });
});

test('one that was opened while another was written stays, and the other is not asked for again', () => {
  onTestFinished(letGoOfList);
  const [autumn, spring] = [named('autumn.csv'), named('spring.csv')];
  openList(autumn, ['winter.csv']);
  openList(spring);
  listImported(autumn);
  expect(useOpenedList.getState()).toMatchObject({ file: spring, others: ['winter.csv'] });
});
