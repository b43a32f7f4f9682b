import { expect, test } from 'vitest';
import type { Approach } from '#sync/records/approach.ts';
import { linesOf } from './approaches-file.ts';
import { type ApproachQuery, dueOf, listedApproaches } from './listed-approaches.ts';

const blank: Approach = {
  id: '00000000-0000-7000-8000-000000000001',
  ownerId: '00000000-0000-7000-8000-000000000002',
  directoryId: null,
  investorId: null,
  name: '',
  kind: '',
  website: '',
  place: '',
  stage: 'to-approach',
  followUpOn: '',
  noReasons: [],
  noWords: '',
  note: '',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  removedAt: null,
};
const list: Approach[] = [
  { ...blank, name: 'Cloud Angels', place: 'Pune', createdAt: '2026-01-03T00:00:00.000Z' },
  { ...blank, name: 'Åre Fond', stage: 'talks', followUpOn: '2026-03-09', note: 'Likes looms' },
  {
    ...blank,
    name: 'Basalt',
    stage: 'no',
    followUpOn: '2026-02-01',
    noReasons: ['cheque'],
    noWords: 'Later',
  },
  { ...blank, name: 'Delta', stage: 'talks', noReasons: ['cheque'], createdAt: '2026-01-02T00:00:00.000Z' },
];
const namesOf = (query: Partial<ApproachQuery>) =>
  listedApproaches(list, { q: '', stage: '', order: 'due', ...query }).map(({ name }) => name);

test('the earliest follow-up comes first, and who has none by name at the end', () => {
  expect(namesOf({})).toEqual(['Basalt', 'Åre Fond', 'Cloud Angels', 'Delta']);
  expect(namesOf({ order: 'name' })).toEqual(['Åre Fond', 'Basalt', 'Cloud Angels', 'Delta']);
  expect(namesOf({ order: 'newest' })).toEqual(['Cloud Angels', 'Delta', 'Åre Fond', 'Basalt']);
});

test('the list is narrowed by stage, and by words that all stand somewhere in it', () => {
  expect(namesOf({ stage: 'talks' })).toEqual(['Åre Fond', 'Delta']);
  expect(namesOf({ q: 'PUNE angels' })).toEqual(['Cloud Angels']);
  expect(namesOf({ q: 'looms', stage: 'no' })).toEqual([]);
});

test('a reason is found where an investor said no, and not where the talks went on', () => {
  expect(namesOf({ q: 'cheque does not fit' })).toEqual(['Basalt']);
});

test('what was to be asked again yesterday is overdue, today it is due, tomorrow neither', () => {
  expect(
    ['2026-03-08', '2026-03-09', '2026-03-10', ''].map((followUpOn) => dueOf({ followUpOn }, '2026-03-09')),
  ).toEqual(['overdue', 'today', null, null]);
});

test('the file has a head for every cell, and says in words where an investor comes from and why they said no', () => {
  const [heads = [], ...rows] = linesOf([
    { ...blank, ...list[2], directoryId: 7 },
    { ...blank, ...list[3], investorId: blank.ownerId },
  ]);
  expect(rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [heads[at], cell])))).toMatchObject([
    {
      'Investor or firm': 'Basalt',
      'Stage of the approach': 'Said no',
      'Follow up on': '2026-02-01',
      'Why they said no': 'Round or cheque does not fit',
      'In their words': 'Later',
      From: 'Global investor database',
      'Added on': '2026-01-01',
    },
    { 'Stage of the approach': 'In talks', 'Why they said no': '', From: 'Pankh' },
  ]);
});

test('the day on which an investor was added is the one of the calendar beside who exports it', () => {
  const justAfterMidnight = new Date(2026, 0, 2, 0, 30).toISOString();
  const lateThatDay = new Date(2026, 0, 2, 23, 30).toISOString();
  const [, ...rows] = linesOf([justAfterMidnight, lateThatDay].map((createdAt) => ({ ...blank, createdAt })));
  expect(rows.map((cells) => cells.at(-1))).toEqual(['2026-01-02', '2026-01-02']);
});
