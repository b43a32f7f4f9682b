import { expect, test, vi } from 'vitest';
import type { Ask, PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { drawScreen } from '#src/testing/draw-screen.tsx';
import { signedInHere } from '#src/testing/here.ts';
import { press } from '#src/testing/pressable-button.tsx';
import { linksOf, readable, wordsOf } from '#src/testing/words-of.ts';
import type { Draft } from '#sync/records/draft.ts';
import { NotificationsPage } from './notifications-page.tsx';

vi.mock('#src/data/database/person-query.ts', () => import('#src/testing/answered-at-once.ts'));
vi.mock('#src/lazy-part.tsx', () => import('#src/testing/part-at-once.tsx'));
vi.mock('#src/ui/button.tsx', () => import('#src/testing/pressable-button.tsx'));

const shown = (search = '') => drawScreen(<NotificationsPage />, { path: '/notifications', search });

const joinedAt = '2026-03-01T09:00:00.000Z';
const better = 'Looms that run on rain water.';
const enhancement: Omit<Ask, 'id'> = {
  task: 'enhancement',
  context: 'enhancer',
  question: 'Looms that run on rain.',
  href: '/submit-pitch/the-draft?step=2',
  input: { description: 'Looms that run on rain.', industry: '', targetAudience: 'investors' },
  joined: { enhanced: better, enhancedDescription: better, source: 'ai' },
  joinedAt,
  unseen: 1,
};

const analysed = (score: number, description: string, told: Partial<Ask> = {}): Omit<Ask, 'id'> => ({
  task: 'analysis',
  context: 'ai-analysis',
  question: 'Lantern Looms',
  href: '/ai-analysis',
  input: { title: 'Lantern Looms', description },
  reply: { ...analysis, score: 40, source: 'rules' },
  isHere: true,
  joined: { ...analysis, score },
  joinedAt,
  unseen: 1,
  ...told,
});

const analysis = {
  riskLevel: 'Moderate',
  marketPotential: 'High',
  summary: 'Looms with paying mills.',
  keyStrengths: [],
  concerns: [],
  recommendations: [],
  assumed: [],
  source: 'ai',
};

async function withDraft(db: PersonDb, told: Partial<Draft>): Promise<void> {
  await db.asks.put({ id: 'one', ...enhancement });
  const draft = { id: 'the-draft', updatedAt: joinedAt, deletedAt: null, submittedAs: null, ...told };
  await rowsOf(db, 'drafts').put(draft as Draft); // no more is looked at
}

/** Where the rows of answers that came later lead. */
const leads = (page: string) =>
  linksOf(page)
    .filter(([words]) => words.includes('The AI has answered'))
    .map(([, href]) => href);

test('a description put better for a pitch that was submitted meanwhile is read by itself, and copied', async () => {
  const { db } = await signedInHere('entrepreneur');
  await withDraft(db, { submittedAs: 'a-deal' });
  expect(leads(await shown())).toEqual(['/notifications?answer=one']);
  const page = await shown('answer=one');
  expect(wordsOf(page, 'h2')).toContain('The AI’s answer, which came later');
  expect(readable(page)).toContain(better);
  expect(readable(page)).toContain('Made from: Looms that run on rain.');
  expect(wordsOf(page, 'button')).toContain('Copy');
});

test('one for a draft that is still open is read there', async () => {
  const { db } = await signedInHere('entrepreneur');
  await withDraft(db, {});
  expect(leads(await shown())).toEqual(['/submit-pitch/the-draft?step=2']);
});

test('of two analyses that were asked for in one place each has its own, with the words it was made from', async () => {
  const { db } = await signedInHere('investor');
  await db.asks.put({ id: 'one', ...analysed(81, 'Looms that run on rain.') });
  await db.asks.put({ id: 'two', ...analysed(63, 'Looms that run on dew.', { joinedAt: '2026-03-02' }) });
  expect(leads(await shown())).toEqual(['/notifications?answer=two', '/notifications?answer=one']);
  const page = await shown('answer=one');
  expect(wordsOf(page, 'h2')).toContain('AI Analysis: Lantern Looms');
  expect(readable(page)).toContain('81 out of 100');
  expect(readable(page)).not.toContain('63 out of 100');
  expect(readable(page)).toContain('Looms that run on rain.');
  expect(linksOf(page)).toContainEqual(['Go to where it was asked', '/ai-analysis']);
});

test('the analysis of a pitch that was changed since can be read', async () => {
  const { db } = await signedInHere('investor');
  await db.asks.put({ id: 'one', ...analysed(81, 'Looms that run on rain.', { context: 'deal:the-deal' }) });
  expect(leads(await shown())).toEqual(['/notifications?answer=one']);
  const page = await shown('answer=one');
  expect(readable(page)).toContain('81 out of 100');
  expect(linksOf(page)).toContainEqual(['Go to where it was asked', '/investment/the-deal']);
});

test('an answer that is not kept any more is said to be gone', async () => {
  await signedInHere('investor');
  expect(readable(await shown('answer=one'))).toContain('This answer is not on this device.');
});

test('answers that came later are marked as read with all the others', async () => {
  vi.stubGlobal('document', { getElementById: () => null });
  const { db } = await signedInHere('investor');
  await db.asks.put({ id: 'one', ...enhancement });
  await shown();
  press('Mark all as read');
  await vi.waitFor(async () => expect(await db.asks.where('unseen').equals(1).count()).toBe(0));
  expect(wordsOf(await shown(), 'button')).not.toContain('Mark all as read');
});
