import type { AnalysisInput } from '#sync/endpoints/ai.ts';
import { parseAmount } from '#sync/rules/amount.ts';

/** The form as it is typed. */
export type AnalysisValues = {
  title: string;
  description: string;
  industry: string;
  stage: string;
  totalRequired: string;
  minInvestment: string;
};
export type AnalysisField = keyof AnalysisValues;

export const blankValues: AnalysisValues = {
  title: '',
  description: '',
  industry: '',
  stage: '',
  totalRequired: '',
  minInvestment: '',
};

const required = ['title', 'description', 'industry'] as const;
const amounts = ['totalRequired', 'minInvestment'] as const;

/** The required fields with nothing in them. */
export function missingFields(values: AnalysisValues): AnalysisField[] {
  return required.filter((field) => values[field].trim() === '');
}

/** The amounts with something in them that is none. */
export function unreadAmounts(values: AnalysisValues): AnalysisField[] {
  return amounts.filter((field) => values[field].trim() !== '' && parseAmount(values[field]) === null);
}

/** What is asked: what was left open is left out, amounts are whole numbers of that currency. */
export function inputOf(
  { title, description, industry, stage, ...typed }: AnalysisValues,
  currency: string,
): AnalysisInput {
  const totalRequired = parseAmount(typed.totalRequired);
  const minInvestment = parseAmount(typed.minInvestment);
  return {
    title: title.trim(),
    description: description.trim(),
    industry,
    ...(stage !== '' && { stage }),
    ...(totalRequired !== null && { totalRequired }),
    ...(minInvestment !== null && { minInvestment }),
    ...((totalRequired ?? minInvestment) !== null && { currency }),
  };
}
