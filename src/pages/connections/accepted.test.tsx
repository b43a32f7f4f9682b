import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { useToasts } from '#src/state/toasts.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpRequest, signedInHere } from '#src/testing/here.ts';
import { press } from '#src/testing/pressable-button.tsx';
import { ConnectionsPage } from './connections-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

test('the message that a request is accepted leads to the conversation with whoever asked', async () => {
  const { db, userId } = await signedInHere('entrepreneur');
  const connection = madeUpRequest({ entrepreneurId: userId });
  await rowsOf(db, 'connections').put(connection);
  const gone: string[] = [];
  vi.stubGlobal('history', { pushState: (_state: unknown, _title: string, to: string) => gone.push(to) });
  await drawScreen(<ConnectionsPage />, { path: '/connections', search: 'tab=requests' });
  press('Accept');
  const said = () => useToasts.getState().queue[0];
  await vi.waitFor(() => expect(said()?.title).toBe('You accepted Tara Menon'));
  said()?.action?.run();
  expect(gone).toEqual([`/messages/${connection.id}`]);
});
