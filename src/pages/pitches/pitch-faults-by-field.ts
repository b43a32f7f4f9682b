import { pitchSteps } from '#src/content/pitch-form.ts';
import type { Draft, DraftField } from '#sync/records/draft.ts';
import { besideField } from '#sync/rules/pitch.ts';
import { allFaults } from './all-faults.ts';

/** What of a pitch can be gone to. */
export type PitchPlace = DraftField | 'highlights' | 'accuracy';
export type FieldFaults = Partial<Record<Exclude<PitchPlace, 'highlights'>, string>>;

/** In the order in which they stand. */
const stepOfField: Record<PitchPlace, number> = {
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
  const found = allFaults(draft);
  const unconfirmed = 'Please confirm that the information is accurate.';
  const faults: FieldFaults = {
    ...Object.fromEntries([...found].map(([field, fault]) => [field, besideField(fault)])),
    ...(!accuracyConfirmed && { accuracy: unconfirmed }),
  };
  // Of the first of them, which one is led to.
  const [first] = faultyPlaces(faults);
  if (first === undefined) return null;
  return { message: found.get(first)?.message ?? `Missing information - ${unconfirmed}`, faults };
}

/** Where the faults are, the first of the form first. */
export function faultyPlaces(faults: FieldFaults): PitchPlace[] {
  // Object.keys forgets the literal types that stepOfField fixes.
  return (Object.keys(stepOfField) as PitchPlace[]).filter((place) => place in faults);
}

/** The steps that hold a fault, first one first. */
export function faultySteps(faults: FieldFaults): number[] {
  return [...new Set(faultyPlaces(faults).map(stepOf))];
}

/** The step that a part of a draft is written in. */
export function stepOf(place: PitchPlace): number {
  return stepOfField[place];
}

/** Whether everything a step asks for is there, and nothing in it has to be put right. */
export function isStepDone(step: number, draft: Draft): boolean {
  if (pitchSteps[step] === 'Key Highlights') return draft.highlights.length > 0;
  if (pitchSteps[step] === 'Additional Information') return false;
  const faults = allFaults(draft);
  return Object.entries(stepOfField).every(([field, of]) => of !== step || !faults.has(field));
}
