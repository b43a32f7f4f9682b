import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nobodyHere } from '#src/testing/here.ts';
import { guestId } from '#sync/ids.ts';
import type { PersonDb } from './person-db.ts';
import { ownerOf } from './rows.ts';
import { tabAnswer } from './tab-answer.ts';

test('parts of a page that ask the same have one answer, by one question to the device', async () => {
  await nobodyHere();
  const ask = vi.fn(async (db: PersonDb) => ({ owner: ownerOf(db) }));
  const parts = [vi.fn(), vi.fn(), vi.fn()];
  for (const part of parts) onTestFinished(tabAnswer(ask)(part, vi.fn()));
  for (const part of parts) await vi.waitFor(() => expect(part).toHaveBeenCalledOnce());
  const [first, ...others] = parts.map((part) => part.mock.calls[0]?.[0]);
  expect(first).toEqual({ owner: guestId });
  for (const other of others) expect(other).toBe(first);
  expect(ask).toHaveBeenCalledOnce();
});
