import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { RefusedItem } from './refused-item.tsx';

const plan = { hash: 'h', name: 'plan.pdf', type: 'application/pdf', size: 2000 };

test.each([
  ['Are you there?', [], 'Discard: Message: Are you there?'],
  ['', [plan], 'Discard: Message: plan.pdf'],
  [`Looms${' and looms'.repeat(20)}`, [], `Discard: Message: Looms${' and looms'.repeat(7)} and…`],
])('what discards a message that was not taken says which: "%s" %j', async (text, attachments, name) => {
  const told = { key: 'k', at: '2026-03-01T09:00:00.000Z', reason: 'Too many.', canRetry: false };
  const page = await drawScreen(<RefusedItem message={{ ...told, text, attachments }} onPutBack={vi.fn()} />);
  expect(page).toContain(`aria-label="${name}"`);
});
