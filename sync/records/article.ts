import * as z from 'zod';
import { moment, text } from '../text.ts';

/** Something to read: a guide of ours, a research note, a trend in the market, a piece of news. */
export const articleSchema = z.strictObject({
  id: z.uuid(),
  kind: z.enum(['guide', 'research', 'trend', 'news']),
  title: text(200),
  summary: text(600),
  /** Paragraphs, parted by blank lines. Plain text. */
  body: text(20_000),
  source: text(120),
  tags: z.array(text(60)),
  publishedAt: moment,
  /** Before that only admins see it. Rows of before this was told are published. */
  published: z.boolean().optional(),
});
export type Article = z.infer<typeof articleSchema>;
