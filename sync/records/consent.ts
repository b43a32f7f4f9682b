import * as z from 'zod';
import { moment } from '../text.ts';

/** One answer of a person to one question, shown to them alone. Answers are added, never changed: the newest of a kind holds. */
export const consentSchema = z.strictObject({
  id: z.uuid(),
  accountId: z.uuid(),
  /** `adult`: to be 18 or older. `accreditation`: the wizard's self-declaration. */
  kind: z.enum(['terms', 'adult', 'newsletter', 'accreditation', 'analytics']),
  /** Of the text that was agreed to. */
  version: z.string().max(40),
  given: z.boolean(),
  at: moment,
});
export type Consent = z.infer<typeof consentSchema>;
