import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { TableName } from '#sync/table-names.ts';
import type { Row } from '#sync/tables.ts';
import { madeUpDeal, madeUpRequest } from './here.ts';

export const [one, two, gone] = [1, 2, 3].map((n) => `01890000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
]; // as many as were made

const highlights = [
  { id: one, text: 'It rains.' },
  { id: two, text: 'It weaves.' },
];
const blank = {
  industry: '',
  stage: '',
  location: '',
  description: '',
  totalRequired: '',
  minInvestment: '',
};

/** Two of each thing that actions speak of by ids `one` and `two`, as its owner has them on the device; `gone` is not there. */
export async function storeSpoken(db: PersonDb, userId: string): Promise<void> {
  await rowsOf(db, 'accounts').update(userId, { currency: 'INR' });
  await store('drafts', [
    { ...blank, title: 'Monsoon Mills', highlights },
    { ...blank, title: 'Cotton Lane', highlights },
  ]);
  await store('draftVersions', [
    { ...blank, title: 'Rain Looms', currency: '', highlights },
    { ...blank, title: 'Kite Looms', currency: '', highlights },
  ]);
  await store('investments', [
    { company: 'Tide Mills', currency: 'USD' },
    { company: 'Kite Labs', currency: 'INR' },
  ]);
  await store('connections', [
    madeUpRequest({ investorId: userId, entrepreneurName: 'Asha Rao', dealTitle: 'Lantern Looms' }),
    madeUpRequest({ entrepreneurId: userId, investorName: 'Kabir Sen' }),
  ]);
  await store('opportunities', [madeUpDeal(), madeUpDeal({ title: 'Silk Works', currency: 'USD' })]);
  await store('dealUpdates', [
    { opportunityId: one, title: 'A second mill' },
    { opportunityId: two, title: 'By night' },
  ]);
  await store('reports', [{ subjectName: 'Kite Fund' }, { subjectName: 'Loom Fund' }]);
  await store('attention', [
    { name: 'editDraft', args: { draftId: one, field: 'title', from: '', to: 'Mine' } },
    { name: 'acceptConnection', args: { connectionId: two } },
  ]);

  async function store<T extends TableName>(table: T, rows: [Partial<Row<T>>, Partial<Row<T>>]) {
    const [first, second] = rows;
    const both = [
      { ...first, id: one },
      { ...second, id: two },
    ];
    await rowsOf(db, table).bulkPut(both as Row<T>[]); // all that is told of them
  }
}
