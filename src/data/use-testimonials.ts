import type { Testimonial } from '#sync/records/testimonial.ts';
import { rowsOf } from './person-db.ts';
import { usePersonQuery } from './person-query.ts';

/** What people say of Pankh, newest first. */
export function useTestimonials(): Testimonial[] | undefined {
  return usePersonQuery(async (db) =>
    (await rowsOf(db, 'testimonials').toArray()).sort((a, b) => b.createdAt.localeCompare(a.createdAt)),
  );
}
