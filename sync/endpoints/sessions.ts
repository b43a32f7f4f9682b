import * as z from 'zod';
import { moment } from '../text.ts';
import { doneSchema } from './auth.ts';

/** One's own sessions, the most recently used first. */
export const listSessionsEndpoint = {
  method: 'GET',
  path: '/api/auth/sessions',
  reply: z.array(
    z.object({
      id: z.uuid(),
      /** "Chrome on Android", as far as the browser tells. */
      deviceName: z.string(),
      createdAt: moment,
      /** To within five minutes. */
      lastUsedAt: moment,
      current: z.boolean(),
    }),
  ),
} as const;

/** Ends one session, at once and everywhere; also one's current one. 404 for one that is not there or not one's own. */
export const revokeSessionEndpoint = {
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  reply: doneSchema,
} as const;

export function sessionPath(id: string): string {
  return `/api/auth/sessions/${id}`;
}

/** Ends every session but the one that asks. */
export const revokeOtherSessionsEndpoint = {
  method: 'DELETE',
  path: '/api/auth/sessions',
  reply: doneSchema,
} as const;
