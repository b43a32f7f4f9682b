import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { nobodyHere } from '#src/testing/here.ts';
import { BlogPage } from './blog-page.tsx';

vi.mock('#src/data/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test('the blog is not called empty while its articles may be on their way', async () => {
  await nobodyHere();
  const path = '/blog';
  const connecting = await drawScreen(<BlogPage />, { path, facts: { connection: 'unknown' } });
  expect(connecting).toContain('Loading articles');
  const offline = await drawScreen(<BlogPage />, { path, facts: { connection: 'offline' } });
  expect(offline).toContain('No articles here yet');
});
