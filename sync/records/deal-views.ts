import * as z from 'zod';

/** How often investors have opened a pitch, each counted once a day; for its founder, and never who. Its id is the pitch's. */
export const dealViewsSchema = z.strictObject({
  id: z.uuid(),
  founderId: z.uuid(),
  views: z.int().min(1),
});
