import * as z from 'zod';
import { mutate } from '#src/data/exchange/mutate.ts';
import { newId } from '#sync/ids.ts';
import { articleFields, testimonialFields } from '#sync/mutations/editorial.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { pitchSeen } from '#sync/rules/pitch-seen.ts';
import { faultsOf } from './faults-of.ts';
import type { FormEdits } from './profile.ts';

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

/** `read`: the pitch as it stood on the screen. What its founder has changed since, or somebody has decided, is not decided on. */
export function reviewOpportunity(
  read: Opportunity,
  decision: 'approve' | 'decline',
  reason: string,
): Promise<void> {
  const seen = { seen: pitchSeen(read), seenStatus: read.status };
  return mutate('reviewOpportunity', { opportunityId: read.id, decision, reason, ...seen });
}

export function decideReport(reportId: string, state: 'acted' | 'dismissed', answer: string): Promise<void> {
  return mutate('decideReport', { reportId, state, answer });
}

// Forms hold text: tags are parted by commas, what is published is "yes".
const yes = z.string().transform((value) => value === 'yes');
const tags = z.string().transform((value) =>
  value
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== ''),
);
const articleForm = z.object({ ...articleFields, tags: tags.pipe(articleFields.tags), published: yes });
const stars = z.string().transform(Number).pipe(testimonialFields.rating);
const testimonialForm = z.object({ ...testimonialFields, rating: stars, published: yes });

/** What stood in a field as it stands in the row. */
const stood = z.looseObject({ tags, published: yes, rating: z.string().transform(Number) }).partial();

export async function addArticle(form: unknown): Promise<void> {
  await mutate('saveArticle', { articleId: newId(), ...articleForm.parse(form) });
}

export async function editArticle(articleId: string, { from, to }: FormEdits): Promise<void> {
  await mutate('saveArticle', { articleId, from: stood.parse(from), to: articleForm.partial().parse(to) });
}

export async function addTestimonial(form: unknown): Promise<void> {
  await mutate('saveTestimonial', { testimonialId: newId(), ...testimonialForm.parse(form) });
}

export async function editTestimonial(testimonialId: string, { from, to }: FormEdits): Promise<void> {
  const edits = { from: stood.parse(from), to: testimonialForm.partial().parse(to) };
  await mutate('saveTestimonial', { testimonialId, ...edits });
}

/** What is wrong with what was written, by field. */
export function articleFaults(form: unknown): Record<string, string> {
  return faultsOf(articleForm, form);
}

export function testimonialFaults(form: unknown): Record<string, string> {
  return faultsOf(testimonialForm, form);
}
