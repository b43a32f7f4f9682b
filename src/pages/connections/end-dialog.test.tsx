import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { readable } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import type { Connection } from '#sync/records/connection.ts';
import { EndDialog } from './end-dialog.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const [investorId, entrepreneurId] = [newId(), newId()];
const ofTwo = (told: Partial<Connection>) =>
  madeUpRequest({ investorId, entrepreneurId, status: 'accepted', ...told });

/** What one is asked before the first of these ends. */
async function asked(...others: Connection[]): Promise<string> {
  const { db } = await signedInHere('investor');
  const first = ofTwo({ opportunityId: newId(), dealTitle: 'Lantern Looms' });
  await rowsOf(db, 'connections').bulkPut([first, ...others]);
  const nothing = () => undefined;
  return readable(await drawScreen(<EndDialog connection={first} onClose={nothing} onConfirm={nothing} />));
}

const over = 'Neither of you is shown any more how to reach the other. It cannot be undone.';
const both = 'and are still shown how to reach each other. It cannot be undone.';

test('with its end neither is shown how to reach the other', async () => {
  expect(await asked()).toContain(over);
});

test('two who are connected twice read what they stay connected about', async () => {
  const other = ofTwo({ opportunityId: newId(), dealTitle: 'Monsoon Mills' });
  expect(await asked(other)).toContain(`You stay connected about “Monsoon Mills”, ${both}`);
});

test('so do those whose other connection is about no deal', async () => {
  expect(await asked(ofTwo({}))).toContain(`You stay connected without a deal, ${both}`);
});

test('what has ended, was never accepted, or is with somebody else, connects the two no more', async () => {
  const dealTitle = 'Monsoon Mills';
  const others = [
    ofTwo({ status: 'ended', dealTitle }),
    ofTwo({ status: 'pending', dealTitle }),
    ofTwo({ entrepreneurId: newId(), dealTitle }),
  ];
  expect(await asked(...others)).toContain(over);
});
