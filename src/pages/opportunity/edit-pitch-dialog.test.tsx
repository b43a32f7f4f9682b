import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { madeUpDeal, signedInHere } from '#src/testing/here.ts';
import { EditPitchDialog } from './edit-pitch-dialog.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('who edits a pitch that was not approved has before them what the review says', async () => {
  const { userId } = await signedInHere('entrepreneur');
  const deal = madeUpDeal({
    founderId: userId,
    status: 'declined',
    reviewNote: 'Say what the money is for.',
  });
  const drawn = await drawScreen(<EditPitchDialog deal={deal} onSaved={() => {}} onClose={() => {}} />);
  expect(drawn).toContain('Say what the money is for.');
  expect(drawn).toContain('Save and send to review');
});
