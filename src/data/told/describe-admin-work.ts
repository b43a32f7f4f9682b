import * as z from 'zod';
import { editorialWords } from '#src/content/editorial.ts';
import type { Entry } from '#src/data/database/person-db.ts';
import { wordsOfValue } from '#src/lib/words-of-value.ts';
import type { Spoken } from './spoken.ts';
import type { Told } from './told.ts';

const review = z.object({ opportunityId: z.string(), decision: z.string(), reason: z.string() });
const decision = z.object({ reportId: z.string(), state: z.string(), answer: z.string() });
const article = z.looseObject({ articleId: z.string(), title: z.string() });
const testimonial = z.looseObject({ testimonialId: z.string(), fullName: z.string() });

/** What admins decide, and what they write for everybody; null for any other action. */
export function describeAdminWork(
  { name, args }: Pick<Entry, 'name' | 'args'>,
  { opportunities, reports }: Spoken,
): Told | null {
  if (name === 'reviewOpportunity') {
    const { data } = review.safeParse(args);
    if (!data) return null;
    const decided = data.decision === 'approve' ? 'approved' : 'not approved';
    const title = named('Review of a pitch', opportunities.get(data.opportunityId)?.title);
    return { title, words: [decided, ...line('reason', data.reason)], href: null };
  }
  if (name === 'decideReport') {
    const { data } = decision.safeParse(args);
    if (!data) return null;
    const decided = data.state === 'acted' ? 'we acted' : 'dismissed';
    const title = named('Answer to a report', reports.get(data.reportId)?.subjectName);
    return { title, words: [decided, ...line('answer', data.answer)], href: null };
  }
  if (name === 'saveArticle') {
    const { articleId: _, title, ...fields } = article.safeParse(args).data ?? {};
    return title === undefined ? null : { title: `Article: ${title}`, words: linesOf(fields), href: null };
  }
  if (name !== 'saveTestimonial') return null;
  const { testimonialId: _, fullName, ...fields } = testimonial.safeParse(args).data ?? {};
  return fullName === undefined
    ? null
    : { title: `Testimonial: ${fullName}`, words: linesOf(fields), href: null };
}

function named(what: string, name: string | undefined): string {
  return name ? `${what}: ${name}` : what;
}

function line(label: string, said: string): string[] {
  return said.trim() === '' ? [] : [`${label}: ${said}`];
}

/** In the order of their form. */
function linesOf(fields: Record<string, unknown>): string[] {
  return Object.entries(editorialWords.labels).flatMap(([field, label]) => {
    const value = fields[field];
    const words = typeof value === 'boolean' ? (value ? 'yes' : 'no') : wordsOfValue(value);
    return line(label.split(',')[0]?.toLowerCase() ?? '', words);
  });
}
