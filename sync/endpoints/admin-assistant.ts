import * as z from 'zod';
import { aiSourceSchema, aiTaskSchema } from '../ai/provenance.ts';

/** So many days are shown, today (UTC) with them. */
export const assistantDays = 30;

/** What the model cost and how it did, by day (UTC, the newest first) and task, and what people thought of answers. */
export const adminAssistantEndpoint = {
  method: 'GET',
  path: '/api/admin/assistant',
  reply: z.object({
    /** The model's name, null where none is configured: then rules answer alone. */
    model: z.string().nullable(),
    /** Of today; `most` is what may be used in a day. */
    tokens: z.object({ used: z.int(), most: z.int() }),
    /** `failures`: calls that brought nothing to show. `ms`: how long they took, on average. */
    calls: z.array(
      z.object({
        day: z.string(),
        task: aiTaskSchema,
        calls: z.int(),
        failures: z.int(),
        tokensIn: z.int(),
        tokensOut: z.int(),
        ms: z.int(),
      }),
    ),
    feedback: z.array(z.object({ task: aiTaskSchema, source: aiSourceSchema, up: z.int(), down: z.int() })),
  }),
} as const;
export type AdminAssistant = z.infer<typeof adminAssistantEndpoint.reply>;
