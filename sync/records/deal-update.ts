import * as z from 'zod';
import { moment, text } from '../text.ts';
import { opportunityStatusSchema } from './opportunity.ts';

/** News of a deal, as its founder tells it to whoever can see the deal. */
export const dealUpdateSchema = z.strictObject({
  id: z.uuid(),
  opportunityId: z.uuid(),
  founderId: z.uuid(),
  /** How the deal itself stands: who sees that sees this. The server keeps it up to date. */
  dealStatus: opportunityStatusSchema,
  title: text(160),
  text: text(5_000),
  createdAt: moment,
  editedAt: moment.nullable(),
  /** Taken back: from then on only its founder is shown it. */
  removedAt: moment.nullable(),
});
export type DealUpdate = z.infer<typeof dealUpdateSchema>;
