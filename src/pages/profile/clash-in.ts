import { writtenElsewhere } from '#src/content/profile.ts';
import type { Failure } from '#sync/errors.ts';

/**
 * What another device wrote meanwhile of a refused saving, by field: the person has read it then, and what they save next goes
 * over it. Null for any other failure, also for what is only too long once it is joined: a shorter text is to be joined again.
 */
export function clashIn(failure: Failure | undefined, stored: object): Record<string, string> | null {
  const field = failure?.field ?? undefined;
  if (field === undefined) return null;
  if (failure?.code !== 'changed-elsewhere') return null;
  return { [field]: writtenElsewhere(new Map<string, unknown>(Object.entries(stored)).get(field)) };
}
