import * as z from 'zod';
import { measurementIdPattern } from '../analytics.ts';

/** Whom this server has visits counted for; null where it has none counted. */
export const analyticsEndpoint = {
  method: 'GET',
  path: '/api/analytics',
  reply: z.object({ measurementId: z.string().regex(measurementIdPattern).nullable() }),
} as const;
