import * as z from 'zod';
import { mutation } from '../mutation.ts';

/** Says that an investor has opened a deal. It changes nothing here: the server counts it for the founder. */
export const noteView = mutation({
  args: z.strictObject({ opportunityId: z.uuid() }),
  reads: () => [],
  change: () => [],
});
