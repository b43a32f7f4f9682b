import type { PersonDb } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { refusedGroups } from '#src/data/outbox/refused-work.ts';
import { reviewOpportunity } from '#sync/mutations/review.ts';
import type { Article } from '#sync/records/article.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import type { Report } from '#sync/records/report.ts';
import type { Testimonial } from '#sync/records/testimonial.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';

/** Pitches that wait for a review, those whose words have stood the longest first. */
export function usePitchesInReview(): Opportunity[] | undefined {
  return usePersonQuery(pitchesInReview);
}

export async function pitchesInReview(db: PersonDb): Promise<Opportunity[]> {
  const pitches = await rowsOf(db, 'opportunities').toArray();
  return pitches
    .filter(({ status }) => status === 'review')
    .sort((a, b) => a.updatedAt.localeCompare(b.updatedAt));
}

/** Why the server would not take a decision on a pitch, by the pitch; the newest reason of each. */
export function useRefusedReviews(): Map<string, string> | undefined {
  return usePersonQuery(async (db) => {
    const work = (await refusedGroups(db)).flatMap((group) => group.work);
    return new Map(work.flatMap(({ args, message }) => pitchOf(args).map((id) => [id, message] as const)));
  });
}

function pitchOf(args: unknown): string[] {
  const { data } = reviewOpportunity.args.safeParse(args);
  return data ? [data.opportunityId] : [];
}

/** Reports that nobody has dealt with, the oldest first, each with the pitch it is about; null where it is about none that is here. */
export function useOpenReports(): (Report & { pitch: Opportunity | null })[] | undefined {
  return usePersonQuery(async (db) => {
    const reports = await rowsOf(db, 'reports').toArray();
    const open = reports.filter(({ state }) => state === 'open').sort((a, b) => a.at.localeCompare(b.at));
    const about = open.map(({ subject, subjectId }) => (subject === 'opportunity' ? subjectId : ''));
    const pitches = await rowsOf(db, 'opportunities').bulkGet(about);
    return open.map((report, nth) => ({ ...report, pitch: pitches[nth] ?? null }));
  });
}

/** Every article, published or not, the newest first. */
export function useAllArticles(): Article[] | undefined {
  return usePersonQuery(async (db) =>
    (await rowsOf(db, 'articles').toArray()).sort((a, b) => b.publishedAt.localeCompare(a.publishedAt)),
  );
}

export function useAllTestimonials(): Testimonial[] | undefined {
  return usePersonQuery(async (db) => (await rowsOf(db, 'testimonials').toArray()).sort(newestFirst));
}
