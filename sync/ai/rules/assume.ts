import type { AnalysisInput } from '../../endpoints/ai.ts';
import { type AnalysedPitch, type AssumableField, assumableFields, assumedPitch } from '../analysis.ts';

/** The pitch with the spec's values where it says nothing, and the fields that were taken so. A blank text says nothing. */
export function withAssumed(input: AnalysisInput): { pitch: AnalysedPitch; assumed: AssumableField[] } {
  const { title, description, currency, highlights } = input;
  const assumed = assumableFields.filter((field) => isMissing(input[field]));
  return {
    pitch: {
      title,
      description,
      industry: input.industry || assumedPitch.industry,
      stage: input.stage || assumedPitch.stage,
      totalRequired: input.totalRequired ?? assumedPitch.totalRequired,
      minInvestment: input.minInvestment ?? assumedPitch.minInvestment,
      currency,
      highlights: highlights ?? [],
      assumed,
    },
    assumed,
  };
}

function isMissing(value: string | number | undefined): boolean {
  return value === undefined || value === '';
}
