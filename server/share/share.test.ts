import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from '../testing/accounts.ts';
import { testServer } from '../testing/http.ts';
import { cardOf, defaultCard, drawnCard } from './card.ts';
import { createShareImages } from './images.ts';

const now = '2026-03-01T09:00:00.000Z';

function deal(given: Partial<Opportunity> = {}): Opportunity {
  return {
    id: newId(),
    founderId: newId(),
    founderName: 'Tara Menon',
    title: 'Monsoon Mills',
    description: 'Looms that run on rain water.',
    industry: 'Technology',
    stage: 'Seed',
    location: 'Surat',
    currency: 'INR',
    totalRequired: 45_000_000,
    minInvestment: 50_000,
    raisedAmount: 22_500_000,
    highlights: [],
    status: 'active',
    createdAt: now,
    updatedAt: now,
    ...given,
  };
}

/** Of a PNG: https://www.w3.org/TR/png/#11IHDR */
function sizeOf(png: Buffer): number[] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'pankh-share-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

test('a card tells the deal in the words and amounts of its people, markup as text, no line too long', () => {
  const svg = drawnCard(
    cardOf(deal({ title: `पंख <b>&\u0007 ${'Averylongword'.repeat(9)}`, raisedAmount: 45_000_000 })),
  );
  expect(svg).toContain('पंख &#60;b&#62;&#38;');
  expect(svg).toContain('₹4.5 Cr');
  expect(svg).toContain('Raised 100%');
  expect(drawnCard(cardOf(deal({ minInvestment: 300_000 })))).toContain('₹3 L');
  expect(svg).not.toContain('\u0007');
  const lines = [...svg.matchAll(/font-size="68"[^>]*>(.*?)</g)].map(([, text = '']) => text);
  expect(lines.length).toBe(3);
  for (const line of lines) expect(line.replaceAll(/&#\d+;/g, '.').length).toBeLessThanOrEqual(28);
  expect(lines.at(-1)).toMatch(/…$/);
});

test.each([
  [0, 0, null],
  [9_999, 0, null],
  [10_000, 1, 18],
  [290_000, 29, 69.6],
  [1_000_000, 100, 240],
  // Of before a round could not have raised more than it asks for.
  [1_200_000, 100, 240],
])(
  'a card of which %s of 10 lakh is raised tells %s%, as the page does, and draws no more than that',
  (raisedAmount, percent, width) => {
    const svg = drawnCard(cardOf(deal({ totalRequired: 1_000_000, raisedAmount })));
    expect(svg).toContain(`Raised ${percent}%<`);
    const [, bar] = [...svg.matchAll(/width="([\d.]+)" height="18"/g)].map(([, across]) => Number(across));
    expect(bar ?? null).toBe(width);
  },
);

test('characters of a deal that no XML can hold keep nobody from its picture', async () => {
  const words = { title: 'Monsoon\ufffe\uffff Mills\u0007', location: 'Surat\uffff' };
  const { png } = await createShareImages(await folder()).of(cardOf(deal(words)));
  expect(sizeOf(png)).toEqual([1200, 630]);
});

test('cards are drawn once for their words, many at once, and the folder keeps the last ones only', async () => {
  const kept = await folder();
  const images = createShareImages(kept, 2);
  const [first, again] = await Promise.all([images.of(defaultCard), images.of(defaultCard)]);
  expect(sizeOf(first.png)).toEqual([1200, 630]);
  expect(again.png.equals(first.png)).toBe(true);
  expect(await readdir(kept)).toEqual([`${first.hash}.png`]);
  for (const title of ['One', 'Two', 'Three']) await images.of(cardOf(deal({ title })));
  const files = await readdir(kept);
  expect(files).toHaveLength(2);
  expect(files).not.toContain(`${first.hash}.png`);
});

test('a picture is made of a public deal, new when its words change, and of no other', async () => {
  const server = await testServer();
  onTestFinished(() => server.close());
  const { id: founderId } = await storeAccount(server, { userType: 'entrepreneur' });
  const store = (row: Opportunity) =>
    server.database.write
      .transaction()
      .execute((trx) => writeChanges(trx, [{ table: 'opportunities', id: row.id, row }], now));
  const shown = deal({ founderId });
  const hidden = deal({ founderId, status: 'review' });
  await store(shown);
  await store(hidden);
  const ask = (id: string, headers = {}) => fetch(`${server.origin}/share/investment/${id}.png`, { headers });

  const picture = await ask(shown.id);
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(sizeOf(Buffer.from(await picture.arrayBuffer()))).toEqual([1200, 630]);
  const etag = picture.headers.get('etag') ?? '';
  expect((await ask(shown.id, { 'cache-control': 'max-age=0', 'if-none-match': etag })).status).toBe(304);
  await store({ ...shown, raisedAmount: 30_000_000 });
  expect((await ask(shown.id, { 'cache-control': 'max-age=0', 'if-none-match': etag })).status).toBe(200);
  for (const id of [hidden.id, newId(), '..%2f..%2fpankh.db']) expect((await ask(id)).status).toBe(404);
  const ours = await fetch(`${server.origin}/share/pankh.png`);
  expect(sizeOf(Buffer.from(await ours.arrayBuffer()))).toEqual([1200, 630]);
});
