import * as z from 'zod';
import type { Failure } from '#sync/errors.ts';
import { usePersonQuery } from './person-query.ts';
import { unsentEntries } from './unsent-entries.ts';

const aboutPlan = z.object({ planId: z.string() });

/** The plans whose request nobody but this device knows of yet, and why; null where it simply waits to be sent. */
export function useUnsentPlans(): Map<string, Failure | null> | undefined {
  return usePersonQuery(async (db) => {
    const requests = (await unsentEntries(db)).filter(({ name }) => name === 'requestPlan');
    return new Map(requests.map(({ args, failure }) => [aboutPlan.parse(args).planId, failure ?? null]));
  });
}
