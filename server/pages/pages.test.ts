import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#sync/ids.ts';
import type { Change } from '#sync/mutation.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { siteMap } from '#sync/site-map.ts';
import { writeChanges } from '../syncing/write.ts';
import { storeAccount } from '../testing/accounts.ts';
import { type TestServer, testServer } from '../testing/http.ts';

let server: TestServer;
const id = { active: newId(), review: newId(), article: newId(), unpublished: newId(), story: newId() };
const title = 'Looms & <script>alert("$&")</script> Mills';
const origin = 'https://pankh.example';

beforeAll(async () => {
  server = await testServer({ PUBLIC_URL: origin, TRUSTED_PROXIES: '1' });
  const { id: founderId } = await storeAccount(server, { userType: 'entrepreneur' });
  const now = server.now();
  const deal = (status: 'active' | 'review'): Opportunity => ({
    id: id[status],
    founderId,
    founderName: 'Tara Menon',
    title,
    description: 'Looms that run on rain water.\n\nMended where they stand.',
    industry: 'Technology',
    stage: 'Seed',
    location: 'Surat',
    currency: 'INR',
    totalRequired: 2_500_000,
    minInvestment: 50_000,
    raisedAmount: 0,
    highlights: ['Three mills signed'],
    status,
    createdAt: now,
    updatedAt: now,
  });
  const article = (name: 'article' | 'unpublished') => ({
    id: id[name],
    kind: 'guide' as const,
    title: `Reading a cap table (${name})`,
    summary: 'What stands in the table of a company’s shares, and what does not.',
    body: 'One crore shares.\n\nAnd options.',
    source: 'Pankh desk',
    tags: ['cap table'],
    publishedAt: now,
    published: name === 'article',
  });
  const changes: Change[] = [
    ...(['active', 'review'] as const).map((status) => ({
      table: 'opportunities' as const,
      id: id[status],
      row: deal(status),
    })),
    ...(['article', 'unpublished'] as const).map((name) => ({
      table: 'articles' as const,
      id: id[name],
      row: article(name),
    })),
    {
      table: 'testimonials',
      id: id.story,
      row: {
        id: id.story,
        userType: 'entrepreneur',
        rating: 4,
        content: 'The request came on a Sunday.',
        fullName: 'Lalthan Sailo',
        location: 'Aizawl, India',
        createdAt: now,
      },
    },
  ];
  await server.database.write.transaction().execute((trx) => writeChanges(trx, changes, now));
});
afterAll(() => server.close());

function contentOf(head: string, name: string): string | undefined {
  return new RegExp(`<meta[^>]* ${name} content="(.*?)"`).exec(head)?.[1];
}

async function pageAt(path: string): Promise<{ status: number; text: string }> {
  const { status, body } = await server.call('GET', path, { headers: { accept: 'text/html' } });
  return { status, text: String(body) };
}

test('the page of every screen is sent with its own title, description and robots', async () => {
  const titles = new Set<string>();
  for (const { example, private: isPrivate, path } of siteMap) {
    const { status, text } = await pageAt(example);
    expect(status, example).toBe(200);
    titles.add(/<title[^>]*>(.*?)<\/title>/.exec(text)?.[1] ?? '');
    expect(text.match(/name="description"/g), example).toHaveLength(1);
    const isNobodys = /^\/(blog|investment)\/:id$/.test(path);
    const robots = isPrivate || isNobodys ? 'noindex,nofollow' : 'index,follow';
    expect(text, example).toContain(`name="robots" content="${robots}"`);
    expect(text.includes(`<link data-page rel="canonical" href="${origin}${example}">`), example).toBe(
      robots === 'index,follow',
    );
  }
  expect(titles.size).toBe(siteMap.length);
});

test('the page of every screen is sent with keywords and what a shared card shows; one that may be found, and no other, with data for machines', async () => {
  for (const { example, private: isPrivate, path } of siteMap) {
    const { text } = await pageAt(example);
    const head = text.slice(0, text.indexOf('</head>'));
    const title = /<title[^>]*>(.*?)<\/title>/.exec(head)?.[1];
    const description = contentOf(head, 'name="description"');
    expect(contentOf(head, 'name="keywords"'), example).toMatch(/\w, \w/);
    for (const card of ['property="og', 'name="twitter']) {
      expect(contentOf(head, `${card}:title"`), example).toBe(title);
      expect(contentOf(head, `${card}:description"`), example).toBe(description);
      expect(contentOf(head, `${card}:image"`), example).toBe(`${origin}/share/pankh.png`);
    }
    expect(contentOf(head, 'name="twitter:card"'), example).toBe('summary_large_image');
    const data = [...head.matchAll(/<script[^>]* type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const isNobodys = /^\/(blog|investment)\/:id$/.test(path);
    expect(data.length > 0, example).toBe(!isPrivate && !isNobodys);
    for (const [, written = ''] of data)
      expect(JSON.parse(written), example).toMatchObject({ '@context': 'https://schema.org' });
  }
});

test('the page of a deal says in its head and without scripts what the deal is, all of it as text', async () => {
  const { text } = await pageAt(`/investment/${id.active}`);
  const shown = 'Looms &#38; &#60;script&#62;alert(&#34;$&#38;&#34;)&#60;/script&#62; Mills';
  expect(text).toContain(`<title data-page>${shown} | Pankh</title>`);
  expect(text).toContain(`property="og:image" content="${origin}/share/investment/${id.active}.png"`);
  expect(text).toContain(`<noscript><article><h1>${shown}</h1>`);
  expect(text).toContain('<p>Mended where they stand.</p>');
  expect(text).toContain('INR 25,00,000');
  expect(text).not.toContain('<script>alert');
});

test('what is not for everybody leaves no word of itself in its page', async () => {
  for (const path of [`/investment/${id.review}`, `/blog/${id.unpublished}`, `/investment/${newId()}`]) {
    const { status, text } = await pageAt(path);
    expect(status).toBe(200);
    expect(text).toContain('noindex,nofollow');
    expect(text).not.toMatch(/Looms|cap table|ld\+json|canonical/);
  }
});

test('an article of the help center is told by its own name, and one that is not there is nowhere', async () => {
  const { status, text } = await pageAt('/help-center/recognise-fraud');
  expect(status).toBe(200);
  expect(text).toContain('<title data-page>Recognise fraud | Pankh</title>');
  expect(text).toContain('property="og:type" content="article"');
  const none = await pageAt('/help-center/no-such-article');
  expect(none.status).toBe(404);
  expect(none.text).toContain('noindex,nofollow');
  expect(none.text).not.toMatch(/ld\+json|canonical/);
});

test('lists are read without scripts, with a way to each thing', async () => {
  expect((await pageAt('/explore')).text).toContain(`<a href="/investment/${id.active}">Looms`);
  expect((await pageAt('/blog')).text).toContain(`<a href="/blog/${id.article}">Reading a cap table`);
});

test('stories are told without scripts with who told them, in which role, and how many stars they gave', async () => {
  const { text } = await pageAt('/testimonials');
  expect(text).toContain(
    '<q>The request came on a Sunday.</q> Lalthan Sailo, Entrepreneur, Aizawl, India, 4 of 5 stars',
  );
  expect(text).toMatch(
    /<dt>Stories<\/dt><dd>1<\/dd><dt>Investors<\/dt><dd>0<\/dd>\s<dt>Entrepreneurs<\/dt><dd>1<\/dd>/,
  );
});

test('an address that only the app can show says so without scripts, with its name and the ways on', async () => {
  const { text } = await pageAt('/signup');
  expect(text).toContain('<noscript><h1>Sign Up</h1>');
  expect(text).toContain('needs JavaScript');
  for (const way of ['/', '/explore', '/help-center', '/sitemap'])
    expect(text).toContain(`<a href="${way}">`);
});

test('an address that leads nowhere is 404, with the app as its page, and says so without scripts', async () => {
  const { status, text } = await pageAt('/no-such-page');
  expect(status).toBe(404);
  expect(text).toContain('<div id="root">');
  expect(text).toContain('<noscript><h1>404 Page Not Found</h1>');
  expect(text).toContain('noindex,nofollow');
});

test('a page that only the app can show says without scripts what it is, and what it needs', async () => {
  const { text } = await pageAt('/signup');
  expect(text).toMatch(
    /<noscript><h1>Sign Up<\/h1>.*needs JavaScript.*<a href="\/">Go home<\/a>.*<\/noscript>/s,
  );
});

test('robots.txt names the sitemap, and the sitemap every public page and nothing else', async () => {
  const robots = await server.call('GET', '/robots.txt');
  expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(robots.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const { headers, body } = await server.call('GET', '/sitemap.xml');
  expect(headers.get('content-type')).toContain('application/xml');
  const named = [...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const still = siteMap.filter((screen) => !screen.private && !/:(?!\w+\?)/.test(screen.path));
  const paths = [...still.map(({ example }) => example), `/investment/${id.active}`, `/blog/${id.article}`];
  expect(named).toHaveLength(paths.length);
  expect(new Set(named)).toEqual(new Set(paths.map((path) => origin + path)));
});
