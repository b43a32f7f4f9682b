import { expect, test, vi } from 'vitest';
import { followInText } from './follow-in-text.ts';

/** What is read above the form, and what opens beside it, where such a link is pressed. */
function followed(to: string) {
  const [read, open] = [vi.fn<(href: string) => void>(), vi.fn<typeof globalThis.open>()];
  vi.stubGlobal('open', open);
  followInText(read)(to);
  return { read: read.mock.calls.flat(), beside: open.mock.calls.map(([href, target]) => [href, target]) };
}

test('a link to a part of the other text is read above the form, at that part', () => {
  const to = '/privacy#addendum-digital-personal-data-protection-act-2023';
  expect(followed(to)).toEqual({ read: [to], beside: [] });
  expect(followed('/terms')).toEqual({ read: ['/terms'], beside: [] });
});

test('any other page opens beside the form, which keeps its passwords', () => {
  expect(followed('/contact')).toEqual({ read: [], beside: [['/contact', '_blank']] });
});
