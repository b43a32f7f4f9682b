import type { PersonDb } from '#src/data/database/person-db.ts';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Testimonial } from '#sync/records/testimonial.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';

/** What people say of Pankh, newest first. */
export function useTestimonials(): Testimonial[] | undefined {
  return usePersonQuery(shownTestimonials);
}

async function shownTestimonials(db: PersonDb): Promise<Testimonial[]> {
  const all = await rowsOf(db, 'testimonials').toArray();
  return all.filter(({ published }) => published !== false).sort(newestFirst);
}
