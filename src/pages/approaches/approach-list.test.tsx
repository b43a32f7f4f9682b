import { expect, test, vi } from 'vitest';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { newId } from '#sync/ids.ts';
import type { Approach } from '#sync/records/approach.ts';
import { ApproachList } from './approach-list.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

const at = '2026-03-01T09:00:00.000Z';
const fairAngels: Omit<Approach, 'ownerId'> = {
  id: newId(),
  directoryId: null,
  investorId: null,
  name: 'Fair Angels',
  kind: 'Angel',
  website: '',
  place: 'Pune',
  stage: 'to-approach',
  noReasons: [],
  noWords: '',
  followUpOn: '',
  note: '',
  removedAt: null,
  createdAt: at,
  updatedAt: at,
};

test('whoever listens hears that nobody on the list is like that where they heard how many are', async () => {
  const { db } = await signedInHere('entrepreneur');
  await rowsOf(db, 'approaches').put({ ...fairAngels, ownerId: newId() });
  const shown = (search: string) => drawScreen(<ApproachList />, { path: '/approaches', search });
  expect(await shown('q=fair')).toMatch(/<p role="status"[^>]*>1 investor</);
  expect(await shown('q=unfair')).toMatch(/<p role="status"[^>]*>0 investors</);
});
