import { type InvestField, investSteps } from '#src/content/invest-wizard.ts';

export const blankInvest = {
  form: 'investor',
  userType: 'investor',
  fullName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  company: '',
  designation: '',
  experience: '',
  minInvestmentRange: '',
  maxInvestmentRange: '',
  locationPreference: '',
  // An array that TypeScript would take for never[].
  areasOfExpertise: [] as string[],
  investmentGoals: '',
  accreditationStatus: false,
  termsAccepted: false,
};

const optional = new Set<InvestField>(['company', 'designation']);

/** The step, from 0, in which a field stands. */
export function stepOfField(field: string): number {
  return investSteps.findIndex(({ fields }) => fields.some((name) => name === field));
}

/** Whether everything that a step asks for is there; whether it will do is told by Submit. */
export function isStepFilled(step: number, values: Partial<typeof blankInvest>): boolean {
  const asked = investSteps[step]?.fields.filter((field) => !optional.has(field)) ?? [];
  return asked.every((field) => {
    const value = values[field];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}
