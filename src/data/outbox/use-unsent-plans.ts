import * as z from 'zod';
import { usePersonQuery } from '#src/data/database/person-query.ts';
import { unsentEntries } from '#src/data/unsent/unsent-entries.ts';
import type { Failure } from '#sync/errors.ts';

const aboutPlan = z.object({ planId: z.string() });

/** The plans whose request nobody but this device knows of yet, and why; null where it simply waits to be sent. */
export function useUnsentPlans(): Map<string, Failure | null> | undefined {
  return usePersonQuery(async (db) => {
    const requests = (await unsentEntries(db)).filter(({ name }) => name === 'requestPlan');
    return new Map(requests.map(({ args, failure }) => [aboutPlan.parse(args).planId, failure ?? null]));
  });
}
