import { type KyselyPlugin, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../db/connection.ts';
import { storeAccount } from '../testing/accounts.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { type TestServices, testServices } from '../testing/services.ts';
import { sitemap } from './crawlers.ts';
import { shownAt } from './shown.ts';

const many = 1_000;
const listed = 200;
let services: TestServices;

/** A day apart: number 1,000 is the newest; every fifth deal is closed, and every fifth of the others has all it asked for. */
beforeAll(async () => {
  services = await testServices();
  const { write } = services.database;
  const { id: founderId } = await storeAccount(services);
  const counted = sql`with recursive counted (n) as (select 1 union all select n + 1 from counted where n < ${many})`;
  const id = sql`printf('00000000-0000-7000-8000-%012x', ${many} - n)`;
  const at = sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', n || ' days')`;
  await sql`insert into opportunities (
      id, founderId, founderName, title, description, industry, stage, location, currency,
      totalRequired, minInvestment, raisedAmount, highlights, status, createdAt, updatedAt
    ) ${counted} select ${id}, ${founderId}, 'Tara', 'Looms ' || n || '.', 'On rain.', 'Technology', 'Seed', 'Surat', 'INR',
      100, 10, iif(n % 5 = 1, 100, 0), '[]', iif(n % 5 = 0, 'closed', 'active'), ${at}, ${at} from counted`.execute(
    write,
  );
  await sql`insert into articles (id, kind, title, summary, body, source, tags, publishedAt, published)
    ${counted} select ${id}, 'guide', 'Caps ' || n || '.', 'How', 'Thus', 'Pankh', '[]', ${at}, n % 2 from counted`.execute(
    write,
  );
  await sql`insert into testimonials (id, userType, rating, content, fullName, location, createdAt, published)
    ${counted} select ${id}, iif(n % 4 = 0, 'investor', 'entrepreneur'), 5, 'Told ' || n || '.', 'Tara', 'Pune', ${at}, n % 10 > 0
    from counted`.execute(write);
});
afterAll(() => services.close());

/** What some work answers, and how many rows the database handed over for it. */
async function counting<Answer>(work: (db: Db) => Promise<Answer>) {
  let rows = 0;
  const counter: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows += result.rows.length;
      return result;
    },
  };
  const answer = await work(services.database.read.withPlugin(counter));
  return { answer, rows };
}

async function numbersAt(path: string) {
  const { answer, rows } = await counting((db) => shownAt(db, path));
  const text = String(answer?.reading?.markup);
  return {
    numbers: [...text.matchAll(/(?:Looms|Caps|Told) (\d+)\./g)].map(([, n]) => Number(n)),
    rows,
    text,
  };
}

const newest = (isShown: (n: number) => boolean) =>
  Array.from({ length: many }, (_, at) => many - at)
    .filter(isShown)
    .slice(0, listed);

test.each<[string, (n: number) => boolean]>([
  ['/explore', (n) => n % 5 > 0],
  ['/funded-companies', (n) => n % 5 <= 1],
  ['/blog', (n) => n % 2 === 1],
  ['/testimonials', (n) => n % 10 > 0],
])('%s lists the newest that everybody may see, and reads no more than these', async (path, isShown) => {
  const { numbers, rows } = await numbersAt(path);
  expect(numbers).toEqual(newest(isShown));
  // They themselves, and the two roles of the stories.
  expect(rows).toBeLessThanOrEqual(listed + 2);
});

test('the stories are counted, however many of them are listed', async () => {
  const { text } = await numbersAt('/testimonials');
  expect(text).toMatch(/<dd>900<\/dd><dt>Investors<\/dt><dd>200<\/dd>\s<dt>Entrepreneurs<\/dt><dd>700<\/dd>/);
});

test('the sitemap names every deal and article that everybody may see, the newest first', async () => {
  const text = await sitemap(services.database.read, 'https://pankh.example', []);
  expect(text.match(/\/investment\//g)).toHaveLength(many);
  expect(text.match(/\/blog\/0/g)).toHaveLength(many / 2);
  const [deal] = text.match(/investment\/.*/) ?? [];
  expect(deal).toBe(
    'investment/00000000-0000-7000-8000-000000000000</loc><lastmod>2022-09-27T00:00:00.000Z</lastmod></url>',
  );
});

test.each([
  ['/explore', 'opportunitiesByAge'],
  ['/funded-companies', 'fundedOpportunities'],
  ['/blog', 'articlesByAge'],
])(
  'what %s lists is found by its index, in its order, however many deals and articles there are',
  async (path, index) => {
    const [list = []] = await queryPlans(services.database.read, (db) => shownAt(db, path));
    expect(list[0]).toMatch(new RegExp(`INDEX ${index}\\b`));
    expect(list).not.toContain('USE TEMP B-TREE FOR ORDER BY');
  },
);

test('what the sitemap says of deals and articles stands in the indexes', async () => {
  const plans = (await queryPlans(services.database.read, (db) => sitemap(db, '', []))).flat();
  const read = plans.filter((step) => /^(SCAN|SEARCH)/.test(step));
  expect(read).toHaveLength(2);
  for (const step of read) expect(step).toContain('USING COVERING INDEX');
});
