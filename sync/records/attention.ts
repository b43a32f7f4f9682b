import * as z from 'zod';
import { moment } from '../text.ts';

/** Work of a person that the server refused, with its content, until they deal with it on any device. Its id is the mutation's. */
export const attentionSchema = z.strictObject({
  id: z.uuid(),
  userId: z.uuid(),
  name: z.string(),
  args: z.unknown(),
  code: z.string(),
  message: z.string(),
  field: z.string().nullable(),
  at: moment,
  resolution: z.enum(['retried', 'discarded']).nullable(),
  resolvedAt: moment.nullable(),
});
