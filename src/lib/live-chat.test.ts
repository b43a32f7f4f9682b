import { expect, test } from 'vitest';
import { isLiveChatOpen } from './live-chat.ts';

test.each([
  ['Monday 8:59', '2026-01-05T08:59:59+05:30', false],
  ['Monday 9:00', '2026-01-05T09:00:00+05:30', true],
  ['Friday 17:59', '2026-01-09T17:59:59+05:30', true],
  ['Friday 18:00', '2026-01-09T18:00:00+05:30', false],
  ['Saturday noon', '2026-01-10T12:00:00+05:30', false],
  ['Sunday noon', '2026-01-11T12:00:00+05:30', false],
  ['Monday morning in India, while it is still Sunday in London', '2026-01-05T03:45:00Z', true],
  ['Monday 00:30 in India', '2026-01-05T00:30:00+05:30', false],
])('on %s in India the live chat is as its hours say', (_, at, open) => {
  expect(isLiveChatOpen(Date.parse(at))).toBe(open);
});
