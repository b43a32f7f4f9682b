import { expect, test, vi } from 'vitest';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { linksOf } from '#src/testing/words-of.ts';
import { newId } from '#sync/ids.ts';
import { AuditLog } from './audit-log.tsx';

vi.mock('#src/state/use-fetched-online.ts', () => ({ useFetchedOnline: vi.fn() }));

test('a line about an account leads to it, one about anything else nowhere', async () => {
  const done = { id: 1, at: '2026-03-01T09:00:00.000Z', adminName: 'Vasudha Nambi', detail: '' };
  const [rowId, other] = [newId(), newId()];
  const value = [
    { ...done, id: 2, action: 'decideAccount', tableName: 'accounts', rowId },
    { ...done, id: 1, action: 'decideReport', tableName: 'reports', rowId: other },
  ];
  vi.mocked(useFetchedOnline).mockReturnValue([{ state: 'ready', value }, vi.fn()]);
  expect(linksOf(await drawScreen(<AuditLog />))).toEqual([
    [`accounts/${rowId}`, `/admin/accounts?q=${rowId}`],
  ]);
});
