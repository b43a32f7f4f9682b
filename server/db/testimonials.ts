import type { Testimonial } from '#sync/records/testimonial.ts';
import type { Db } from './connection.ts';
import { rowsOf } from './records.ts';

/** What anybody may read, newest first, at most `limit`. */
export async function newestTestimonials(db: Db, limit: number): Promise<Testimonial[]> {
  const found = await db
    .selectFrom('testimonials')
    .selectAll()
    .where('published', '=', 1)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rowsOf('testimonials', found);
}

/** How many stories of each role anybody may read. */
export async function countTestimonials(db: Db): Promise<Record<Testimonial['userType'], number>> {
  const found = await db
    .selectFrom('testimonials')
    .select(['userType', ({ fn }) => fn.countAll<number>().as('count')])
    .where('published', '=', 1)
    .groupBy('userType')
    .execute();
  return {
    investor: 0,
    entrepreneur: 0,
    ...Object.fromEntries(found.map((row) => [row.userType, row.count])),
  };
}
