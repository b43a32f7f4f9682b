import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { keepWritten } from '#src/data/words/written-forms.ts';
import { inAnotherTab } from '#src/testing/another-tab.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { readable } from '#src/testing/words-of.ts';
import type { FormField } from '#src/ui/fields-form.tsx';
import { useBefore } from './use-before.ts';
import type { Before } from './use-open-form.ts';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const about = { key: 'edit-pitch:1', title: 'Edit pitch', href: '/investment/1' };
const fields: FormField[] = [
  { name: 'description', label: 'Description', kind: 'area' },
  { name: 'amount', label: 'Amount', kind: 'digits' },
  { name: 'sectors', label: 'Sectors', kind: 'checks', options: ['Fintech', 'Energy'] },
];
const writing = (description: string, amount: string, sectors: string[]) => ({
  description: { from: '', to: description },
  amount: { from: '', to: amount },
  sectors: { from: [], to: sectors },
});

function Form() {
  return JSON.stringify(useBefore(about.key, { description: '', amount: '', sectors: [] }, fields));
}

test('of what several tabs wrote in a form all texts of several lines are set aside, and of a short one the newest', async () => {
  await signedInHere('entrepreneur');
  const [older, oldest] = [
    await inAnotherTab(() => import('#src/data/words/written-forms.ts')),
    await inAnotherTab(() => import('#src/data/words/written-forms.ts')),
  ];
  await oldest.keepWritten(about, writing('Mills', '7000', ['Energy']), {});
  await older.keepWritten(about, writing('Sails', '5000', ['Fintech']), {});
  await keepWritten(about, writing('Looms', '3000', []), {});
  const found: Before = JSON.parse(readable(await drawScreen(<Form />)));
  expect(found).toMatchObject({
    before: { description: { to: 'Looms' }, amount: { to: '3000' } },
    aside: writing('Sails\nMills', '5000', ['Fintech', 'Energy']),
  });
});
