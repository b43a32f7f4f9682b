import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ConflictNotice } from './conflict-notice.tsx';

test('that two devices have written the same words is heard where it comes under one’s hands', () => {
  const values = [{ value: 'We weave wool.', at: '2026-03-01T09:00:00.000Z', clientId: 'phone' }];
  const notice = <ConflictNotice conflicts={[{ field: 'description', values }]} onJump={vi.fn()} />;
  expect(renderToStaticMarkup(notice)).toMatch(
    /^<div role="status">.*Written on two devices: 1 place to choose.*Business Description/,
  );
});

test('its place is there before, without a gap', () => {
  const notice = <ConflictNotice conflicts={[]} onJump={vi.fn()} />;
  expect(renderToStaticMarkup(notice)).toBe('<div role="status" class="empty:absolute"></div>');
});
