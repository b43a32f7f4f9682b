import { expect, test, vi } from 'vitest';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { linksOf } from '#src/testing/words-of.ts';
import { ApproachesPage } from './approaches-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));

test.each([
  ['investor', true, ['To the dashboard', '/dashboard']],
  ['admin', false, ['To the desk', '/admin']],
] as const)('the list is for founders: %s is told so, and led on', async (userType, hasShortlist, way) => {
  await signedInHere(userType);
  const page = await drawScreen(<ApproachesPage />, { path: '/approaches' });
  expect(page).toContain('This list is for founders');
  expect(page.includes('Investors keep their deals on the shortlist.')).toBe(hasShortlist);
  expect(linksOf(page)).toEqual([way]);
});
