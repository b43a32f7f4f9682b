import { expect, test } from 'vitest';
import type { Rows } from '../mutation.ts';
import type { Article } from '../records/article.ts';
import type { Testimonial } from '../records/testimonial.ts';
import { saveArticle, saveTestimonial } from './editorial.ts';

const id = '00000000-0000-7000-8000-000000000001';
const now = '2026-03-01T09:00:00.000Z';
const context = { userId: id, clientId: id, now, id };

const written = {
  kind: 'guide',
  title: 'Rain',
  summary: 'It rained all day.',
  body: 'It rained all day, and then the looms ran.',
  source: '',
  tags: ['rain'],
} as const;
const article: Article = { id, ...written, tags: ['rain'], publishedAt: '2026-01-01T00:00:00.000Z' };
const said = { userType: 'investor', rating: 5, content: 'Good looms.', location: '' } as const;
const testimonial: Testimonial = { id, ...said, fullName: 'Kavya Iyer', createdAt: now };

function holding(given: { articles?: Article; testimonials?: Testimonial }): Rows {
  const rows = new Map<string, unknown>(Object.entries(given));
  return { get: (table) => rows.get(table) as never }; // stored under its own table
}

/** The article as it stands once somebody has changed it from what they saw. */
function edited(standing: Partial<Article>, from: object, to: object) {
  const args = saveArticle.args.parse({ articleId: id, from, to });
  return saveArticle.change(holding({ articles: { ...article, ...standing } }), args, context);
}

test('two admins who changed different fields of an article both have their way', () => {
  const title = 'Rain again';
  expect(edited({ title }, { summary: written.summary }, { summary: 'It poured.' })).toMatchObject([
    { row: { title, summary: 'It poured.', publishedAt: article.publishedAt } },
  ]);
});

test('the words of two admins in one text of an article are joined', () => {
  const body = 'It rained all week, and then the looms ran.';
  const to = { body: 'It rained all day, and then the new looms ran.' };
  expect(edited({ body }, { body: written.body }, to)).toMatchObject([
    { row: { body: 'It rained all week, and then the new looms ran.' } },
  ]);
});

test('what cannot be joined overwrites nothing, and is named', () => {
  expect(edited({ title: 'Rain again' }, { title: 'Rain' }, { title: 'Storm' })).toMatchObject({
    refused: { code: 'changed-elsewhere', field: 'title' },
  });
});

test('an article of before drafts were told apart is published, and can be taken off', () => {
  expect(edited({}, { published: true }, { published: false })).toMatchObject([
    { row: { published: false } },
  ]);
});

test('an article is dated by when it was first published', () => {
  expect(edited({ published: false }, { published: false }, { published: true })).toMatchObject([
    { row: { publishedAt: now } },
  ]);
});

test('two unsent savings of an article are one only where the later goes on from the earlier', () => {
  const saving = (from: string, to: string) =>
    saveArticle.args.parse({ articleId: id, from: { title: from }, to: { title: to } });
  const joined = (earlier: string, later: string) =>
    saveArticle.coalesce?.(saving('Rain', earlier), saving(later, 'Storm'), { earlier: id, later: id });
  expect(joined('Rains', 'Rains')).toEqual(saving('Rain', 'Storm'));
  expect(joined('Rains', 'Rain')).toBeNull();
});

test('a device of an older version writes an article anew, or adds one', () => {
  const args = saveArticle.args.parse({ articleId: id, ...written, published: true, title: 'Storm' });
  for (const rows of [holding({ articles: article }), holding({})])
    expect(saveArticle.change(rows, args, context)).toMatchObject([{ row: { title: 'Storm' } }]);
});

test('two admins who changed different fields of a testimonial both have their way', () => {
  const args = saveTestimonial.args.parse({ testimonialId: id, from: { rating: 5 }, to: { rating: 4 } });
  const testimonials = { ...testimonial, content: 'Very good looms.' };
  expect(saveTestimonial.change(holding({ testimonials }), args, context)).toMatchObject([
    { row: { rating: 4, content: 'Very good looms.', createdAt: now } },
  ]);
});
