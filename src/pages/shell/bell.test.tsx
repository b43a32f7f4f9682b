import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { Bell } from './bell.tsx';

test.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('with %i new notifications "%s" stands on the bell', (unread, shown) => {
  const markup = renderToStaticMarkup(
    <Router ssrPath="/">
      <Bell unread={unread} />
    </Router>,
  );
  expect(markup.replaceAll(/<[^>]*>/g, '')).toBe(shown);
  expect(markup).toContain('href="/notifications"');
});
