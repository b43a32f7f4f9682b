import * as z from 'zod';
import { isRefusal, mutation } from '../mutation.ts';
import { articleSchema } from '../records/article.ts';
import { testimonialSchema } from '../records/testimonial.ts';
import { text } from '../text.ts';
import { formEdits, laterEdits, withEdits } from './form-edits.ts';

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

const aboutArticle = { articleId: z.uuid() };
const aboutTestimonial = { testimonialId: z.uuid() };

/**
 * Adds an article, or changes the fields of one that were written in, each from what the admin saw. A device of an older
 * version writes all of it anew. Published, everybody sees it, and its date is the day it first was.
 */
export const saveArticle = mutation({
  args: z.union([
    z.strictObject({ ...aboutArticle, ...articleFields }),
    formEdits(articleFields).extend(aboutArticle),
  ]),
  reads: ({ articleId }) => [{ table: 'articles', id: articleId }],
  change(rows, { articleId: id, ...said }, { now }) {
    const before = rows.get('articles', id);
    const wasPublished = before !== undefined && isPublished(before);
    const publishedAt = wasPublished ? before.publishedAt : now;
    if (!('to' in said)) return [{ table: 'articles', id, row: { id, ...said, publishedAt } }];
    if (!before) return 'unknown';
    const row = withEdits({ ...before, published: wasPublished }, said, articleFields);
    return isRefusal(row) ? row : [{ table: 'articles', id, row: { ...row, publishedAt } }];
  },
  coalesce: (earlier, later) =>
    'to' in earlier && 'to' in later && earlier.articleId === later.articleId
      ? laterEdits(earlier, later)
      : null,
});

/** Likewise a testimonial. */
export const saveTestimonial = mutation({
  args: z.union([
    z.strictObject({ ...aboutTestimonial, ...testimonialFields }),
    formEdits(testimonialFields).extend(aboutTestimonial),
  ]),
  reads: ({ testimonialId }) => [{ table: 'testimonials', id: testimonialId }],
  change(rows, { testimonialId: id, ...said }, { now }) {
    const before = rows.get('testimonials', id);
    const createdAt = before?.createdAt ?? now;
    if (!('to' in said)) return [{ table: 'testimonials', id, row: { id, ...said, createdAt } }];
    if (!before) return 'unknown';
    const row = withEdits({ ...before, published: isPublished(before) }, said, testimonialFields);
    return isRefusal(row) ? row : [{ table: 'testimonials', id, row }];
  },
  coalesce: (earlier, later) =>
    'to' in earlier && 'to' in later && earlier.testimonialId === later.testimonialId
      ? laterEdits(earlier, later)
      : null,
});

/** Rows of before this was told are. */
function isPublished({ published }: { published?: boolean | undefined }): boolean {
  return published !== false;
}
