import * as z from 'zod';

/** A failure we foresaw: a code for programs, a sentence for people, and the field at fault where there is one. */
export const failureSchema = z.object({
  code: z.string(),
  message: z.string(),
  field: z.string().optional(),
});
export type Failure = z.infer<typeof failureSchema>;

/** The JSON body of every answer that is not 2xx. `error` repeats `message`: callers read either. */
export const errorBodySchema = failureSchema.extend({ error: z.string() });
export type ErrorBody = z.infer<typeof errorBodySchema>;
