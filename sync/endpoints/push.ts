import * as z from 'zod';
import { doneSchema } from './auth.ts';

const path = '/api/push';

/** How this server wakes the device that asks, whose session it is. */
export const readPushEndpoint = {
  method: 'GET',
  path,
  reply: z.object({
    /** What a browser subscribes with (`applicationServerKey`): 65 bytes as base64url. */
    key: z.string(),
    /** The device of this session is woken. */
    isOn: z.boolean(),
  }),
} as const;

/**
 * Has the device of this session woken, at the address that its browser's push service gave it: one a session, and at most
 * 10 of a person, of which the oldest goes. 400 `not-a-push-service`.
 */
export const beginPushEndpoint = {
  method: 'POST',
  path,
  body: z.strictObject({ endpoint: z.string().max(2_000) }),
  reply: doneSchema,
} as const;

/** Ends that for the device of this session; for one that is not woken it does nothing. */
export const endPushEndpoint = { method: 'DELETE', path, reply: doneSchema } as const;
