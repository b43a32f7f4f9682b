import { expect, test } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { blankDraft } from './blank-draft.ts';
import { DeletedElsewhereNotice } from './deleted-elsewhere-notice.tsx';

test('that a draft was deleted elsewhere is heard where it comes: its place is there before, without a gap', async () => {
  const before = await drawScreen(<DeletedElsewhereNotice draft={blankDraft} />);
  expect(before).toContain('<div role="status" class="empty:absolute"></div>');
  const deleted = { ...blankDraft, deletedAt: '2026-03-01T09:00:00.000Z' };
  const after = await drawScreen(<DeletedElsewhereNotice draft={deleted} />);
  expect(after).toMatch(/<div role="status">.*This draft was deleted elsewhere/);
});
