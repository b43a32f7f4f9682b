import * as z from 'zod';
import { mutation } from '../mutation.ts';
import { articleSchema } from '../records/article.ts';
import { testimonialSchema } from '../records/testimonial.ts';
import { text } from '../text.ts';

function given(max: number) {
  return text(max).refine((value) => value.trim() !== '', 'Please fill in this field.');
}

const article = articleSchema.shape;
const testimonial = testimonialSchema.shape;

/** What the form of an article asks for. */
export const articleFields = {
  kind: article.kind,
  title: given(200),
  summary: given(600),
  body: given(20_000),
  source: text(120),
  tags: z.array(given(60)).max(10),
  published: z.boolean(),
};

/** What the form of a testimonial asks for. */
export const testimonialFields = {
  userType: testimonial.userType,
  rating: testimonial.rating,
  content: given(2_000),
  fullName: given(120),
  location: text(120),
  published: z.boolean(),
};

/** Adds an article, or writes it anew; published, everybody sees it, and its date is the day it first was. */
export const saveArticle = mutation({
  args: z.strictObject({ articleId: z.uuid(), ...articleFields }),
  reads: ({ articleId }) => [{ table: 'articles', id: articleId }],
  change(rows, { articleId, ...fields }, { now }) {
    const before = rows.get('articles', articleId);
    const wasPublished = before !== undefined && before.published !== false;
    const publishedAt = wasPublished ? before.publishedAt : now;
    return [{ table: 'articles', id: articleId, row: { id: articleId, ...fields, publishedAt } }];
  },
});

/** Adds a testimonial, or writes it anew; published, everybody sees it. */
export const saveTestimonial = mutation({
  args: z.strictObject({ testimonialId: z.uuid(), ...testimonialFields }),
  reads: ({ testimonialId }) => [{ table: 'testimonials', id: testimonialId }],
  change(rows, { testimonialId, ...fields }, { now }) {
    const createdAt = rows.get('testimonials', testimonialId)?.createdAt ?? now;
    return [{ table: 'testimonials', id: testimonialId, row: { id: testimonialId, ...fields, createdAt } }];
  },
});
