import { expect, test } from 'vitest';
import { siteMap } from '../site-map.ts';
import { headTags } from './head-tags.ts';
import { metadataOfOpportunity } from './of-records.ts';
import { metadataAt } from './page-metadata.ts';
import { questionsAnswered } from './schema-org.ts';
import { screenAt } from './screen-at.ts';

const origin = 'https://pankh.example';

test('every screen has a title and a description of its own, of a length that search engines show whole', () => {
  const found = siteMap.map(({ example }) => metadataAt(example));
  expect(new Set(found.map(({ title }) => title)).size).toBe(siteMap.length);
  expect(new Set(found.map(({ description }) => description)).size).toBe(siteMap.length);
  for (const { title, description } of found) {
    expect(title.length, title).toBeGreaterThanOrEqual(12);
    expect(title.length, title).toBeLessThanOrEqual(65);
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);
  }
});

test.each(siteMap)(
  '$example is the screen $path, and is indexed only where anybody may open it',
  (screen) => {
    expect(screenAt(screen.example)?.screen.path).toBe(screen.path);
    const { noIndex, canonical, structuredData } = metadataAt(screen.example);
    expect(noIndex).toBe(screen.private);
    expect(canonical).toBe(screen.private ? null : screen.example);
    expect(structuredData.length > 0).toBe(!screen.private);
  },
);

test('a page is known under one address: an alias, a slash at its end, capitals and a draft of somebody lead to it', () => {
  expect(metadataAt('/Invest')).toEqual(metadataAt('/invest'));
  expect(metadataAt('/about').canonical).toBe('/about-us');
  expect(metadataAt('/explore/').canonical).toBe('/explore');
  expect(metadataAt('/submit-pitch/0197').canonical).toBe('/submit-pitch');
});

test('an address that leads nowhere is called so and not indexed', () => {
  const { title, noIndex, canonical } = metadataAt('/no-such-page');
  expect({ title, noIndex, canonical }).toEqual({
    title: 'Page Not Found | Pankh',
    noIndex: true,
    canonical: null,
  });
});

test('what a page does not say of itself is said of the whole: title, description, keywords and picture', () => {
  expect(metadataAt('/no-such-page')).toMatchObject({
    description:
      'Pankh is an AI-powered angel investment marketplace in India: investors and founders meet, with or without a network.',
    keywords: expect.arrayContaining(['angel investment India', 'AI-powered investment network']),
    ogImage: '/share/pankh.png',
    twitterImage: '/share/pankh.png',
    ogType: 'website',
  });
  expect(metadataAt('/blog/1', { title: '' })).toMatchObject({
    title: 'Pankh: AI-Powered Angel Investment Marketplace in India',
    ogTitle: 'Pankh: AI-Powered Angel Investment Marketplace in India',
    twitterTitle: 'Pankh: AI-Powered Angel Investment Marketplace in India',
  });
});

const deal = {
  id: '00000000-0000-7000-8000-000000000001',
  title: 'Monsoon </script><script>alert(1)</script>',
  description: 'Looms that run on rain water. '.repeat(20),
  industry: 'Technology',
  stage: 'Seed',
  location: 'Surat',
  currency: 'INR',
  totalRequired: 2_500_000,
  minInvestment: 50_000,
};

test('a deal is described by its own words, cut at a word, with its amounts for machines', () => {
  const metadata = metadataAt(`/investment/${deal.id}`, metadataOfOpportunity(deal));
  expect(metadata.keywords.slice(0, 4)).toEqual(['Technology', 'Seed', 'Surat', 'angel investment India']);
  expect(metadata.title).toContain('Monsoon');
  expect(metadata.description).toMatch(/^Technology, Seed, Surat\. Looms .*\w…$/);
  expect(metadata.description.length).toBeLessThanOrEqual(160);
  expect(metadata.ogImage).toBe(`/share/investment/${deal.id}.png`);
  const amount = { '@type': 'MonetaryAmount', currency: 'INR', minValue: 50_000, maxValue: 2_500_000 };
  expect(metadata.structuredData).toContainEqual(expect.objectContaining({ amount }));
});

test('what people wrote cannot end the structured data it stands in', () => {
  const tags = headTags(metadataAt(`/investment/${deal.id}`, metadataOfOpportunity(deal)), origin);
  const text = tags.find(({ name }) => name === 'script')?.text ?? '';
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'].at(-1)).toMatchObject({
    name: deal.title,
    url: `${origin}/investment/${deal.id}`,
  });
});

test('machines read on the front page and under About Us who runs it, where its logo is and how to write to it', () => {
  for (const path of ['/', '/about-us', '/about']) {
    const script = headTags(metadataAt(path), origin).find(({ name }) => name === 'script');
    const graph = JSON.parse(script?.text ?? '')['@graph'];
    expect(graph, path).toContainEqual({
      '@type': 'Organization',
      name: 'Pankh',
      slogan: 'AI-Powered Investment Network',
      description: 'An AI-powered angel investment marketplace in India.',
      url: `${origin}/`,
      logo: `${origin}/icons/icon-512.png`,
      areaServed: { '@type': 'Country', name: 'India' },
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer support',
        url: `${origin}/contact`,
        availableLanguage: ['en-IN'],
      },
    });
  }
});

test('machines read the prices of all six plans, the way from home, and answered questions', () => {
  const pricing = metadataAt('/pricing').structuredData;
  const prices = pricing.flatMap(({ offers }) => (offers ? [(offers as { price: number }).price] : []));
  expect(prices).toEqual([999, 2499, 24_999, 1499, 3999, 39_999]);
  const own = { structuredData: [questionsAnswered([{ question: 'Why?', answer: 'Because.' }])] };
  const [trail, faq] = metadataAt('/help-center', own).structuredData;
  const names = ['Home', 'Help Center', 'Help Articles'].map((name) => expect.objectContaining({ name }));
  expect(trail).toMatchObject({ itemListElement: names });
  expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'Why?' }] });
});
