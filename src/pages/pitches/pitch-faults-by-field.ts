import { pitchSteps } from '#src/content/pitch-form.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';
import { besideField, pitchFaults } from '#sync/rules/pitch.ts';
import { allFaults } from './all-faults.ts';

export type FieldFaults = Partial<Record<DraftField | 'accuracy', string>>;

const stepOfField: Record<DraftField | 'highlights' | 'accuracy', number> = {
  title: 0,
  industry: 0,
  stage: 0,
  location: 0,
  description: 0,
  currency: 1,
  totalRequired: 1,
  minInvestment: 1,
  highlights: 2,
  accuracy: 3,
};

/** What is to be put right, by field, and the message that sums it up: null when nothing is. */
export function faultsOf(
  draft: Draft,
  accuracyConfirmed: boolean,
): { message: string; faults: FieldFaults } | null {
  const found = pitchFaults(draft);
  const [first] = found;
  if (first) {
    return {
      message: first.message,
      faults: Object.fromEntries(found.map((fault) => [fault.field, besideField(fault)])),
    };
  }
  if (accuracyConfirmed) return null;
  const message = 'Please confirm that the information is accurate.';
  return { message: `Missing information - ${message}`, faults: { accuracy: message } };
}

/** The steps that hold a fault, first one first. */
export function faultySteps(faults: FieldFaults): number[] {
  // Object.keys forgets the literal types that FieldFaults fixes.
  const steps = (Object.keys(faults) as (keyof FieldFaults)[]).map((field) => stepOfField[field]);
  return [...new Set(steps)].sort((a, b) => a - b);
}

/** The step that a part of a draft is written in. */
export function stepOf(field: DraftField | 'highlights'): number {
  return stepOfField[field];
}

/** Whether everything a step asks for is there, and nothing in it has to be put right. */
export function isStepDone(step: number, draft: Draft): boolean {
  if (pitchSteps[step] === 'Key Highlights') return draft.highlights.length > 0;
  if (pitchSteps[step] === 'Additional Information') return false;
  const faults = allFaults(draft);
  return Object.entries(stepOfField).every(([field, of]) => of !== step || !faults.has(field));
}
