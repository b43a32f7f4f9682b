import type { Failure } from '#sync/errors.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';
import { pitchFaults } from '#sync/rules/pitch.ts';

/** What keeps a draft from being submitted: the rules tell one kind of fault at a time; this tells all, one a field. */
export function allFaults(
  draft: Draft,
  found: ReadonlyMap<string, Failure> = new Map(),
): ReadonlyMap<string, Failure> {
  const next = pitchFaults(draft).flatMap((fault) =>
    fault.field === undefined || found.has(fault.field) ? [] : [[fault.field, fault] as const],
  );
  if (next.length === 0) return found;
  const all = new Map([...found, ...next]);
  const filled = Object.entries(standIns).filter(([field]) => all.has(field));
  return allFaults({ ...draft, ...Object.fromEntries(filled) }, all);
}

/** What stands in for a field at fault, so that the rules go on to what they would say next. */
const standIns: Record<DraftField, string> = {
  title: '-',
  industry: '-',
  stage: '-',
  location: '-',
  description: '-',
  currency: 'INR',
  totalRequired: String(Number.MAX_SAFE_INTEGER),
  minInvestment: '1',
};
