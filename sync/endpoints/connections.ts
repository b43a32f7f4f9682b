import * as z from 'zod';
import { connectionSchema } from '../records/connection.ts';

/** `location`: of an investor as they show it; '' where they do not. */
const person = z.object({ id: z.string(), fullName: z.string(), location: z.string() });
/** Null until the connection is accepted, and to whoever is blocked. */
const contact = z.object({ email: z.string(), phone: z.string() }).nullable();

/** Text, a number or null, as text: some callers count people, and send their own number. */
const givenId = z
  .union([z.string().max(60), z.number()])
  .nullish()
  .transform((id) => (id === null || id === undefined ? undefined : String(id)));

/** A connection as the spec's callers read it. What the spec does not name stands beside it. */
const connectionReplySchema = connectionSchema
  .strip()
  .omit({ investorName: true, entrepreneurName: true, dealTitle: true })
  .extend({
    isShortlisted: z.boolean(),
    entrepreneur: person,
    investor: person,
    opportunity: z
      .object({
        id: z.string(),
        title: z.string(),
        industry: z.string(),
        totalRequired: z.int(),
        minInvestment: z.int(),
      })
      .optional(),
    contact,
  });
export type ConnectionReply = z.infer<typeof connectionReplySchema>;

/**
 * The spec's payload; `message` may be sent along. Who asks is the session's user: the id given for them, and `status`,
 * are read by nobody. The same request again brings the same connection. 400, 403, 404, 409, 429: see `server/syncing/act.ts`.
 */
export const createConnectionEndpoint = {
  method: 'POST',
  path: '/api/connections',
  body: z.strictObject({
    investorId: givenId,
    entrepreneurId: givenId,
    opportunityId: z.uuid().nullish(),
    status: z.string().max(20).optional(),
    message: connectionSchema.shape.message.optional(),
  }),
  reply: connectionReplySchema,
} as const;
