import { writtenElsewhere } from '#src/content/profile.ts';
import type { Unkept } from '#src/ui/fields-form.tsx';
import type { Failure } from '#sync/errors.ts';

/**
 * What another device wrote meanwhile of a refused saving, at its field: the person has read it then, and what they save next
 * goes over it. What is only too long once it is joined is told there, too, but a shorter text is joined again. Null for any
 * other failure.
 */
export function unkeptBy(failure: Failure | undefined, stored: object): Unkept | null {
  const field = failure?.field ?? undefined;
  if (failure === undefined || field === undefined) return null;
  if (failure.code === 'too-long') return { faults: { [field]: failure.message }, isAnew: false };
  if (failure.code !== 'changed-elsewhere') return null;
  const now = new Map<string, unknown>(Object.entries(stored)).get(field);
  return { faults: { [field]: writtenElsewhere(now) }, isAnew: true };
}
