import * as z from 'zod';
import { investorCardSchema } from '../records/investor-card.ts';

/** The spec's investor profile. The email is shown to themselves and to whom they are connected with. */
const investorReplySchema = investorCardSchema
  .omit({ fullName: true, location: true, bio: true, createdAt: true })
  .extend({
    user: z.object({
      fullName: z.string(),
      location: z.string(),
      bio: z.string(),
      email: z.string().nullable(),
      createdAt: z.string(),
    }),
    /** Of what they have recorded, for themselves alone: null to others. */
    investmentCount: z.int().nullable(),
    /** Whole units of `currency`; what was invested in others is not converted and not in it. */
    totalInvested: z.int().nullable(),
  });
export type InvestorReply = z.infer<typeof investorReplySchema>;
