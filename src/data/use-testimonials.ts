import { usePersonQuery } from '#src/data/database/person-query.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Testimonial } from '#sync/records/testimonial.ts';
import { newestFirst } from '#sync/rules/newest-first.ts';

/** What people say of Pankh, newest first. */
export function useTestimonials(): Testimonial[] | undefined {
  return usePersonQuery(async (db) =>
    (await rowsOf(db, 'testimonials').toArray())
      .filter(({ published }) => published !== false)
      .sort(newestFirst),
  );
}
