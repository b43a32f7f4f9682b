import type { Failure } from '../errors.ts';
import type { Draft, DraftField } from '../records/draft.ts';
import { parseAmount } from './amount.ts';

const required: DraftField[] = [
  'title',
  'description',
  'industry',
  'stage',
  'location',
  'totalRequired',
  'minInvestment',
];

/** What keeps a draft from being submitted, in the order of the form. Empty when nothing does. */
export function pitchFaults(draft: Draft): Failure[] {
  const missing = required.filter((field) => draft[field].trim() === '');
  if (missing.length > 0) {
    return missing.map((field) => ({
      code: 'missing-information',
      message: 'Missing information - Please fill in all required fields.',
      field,
    }));
  }
  const unread = (['totalRequired', 'minInvestment'] as const).filter(
    (field) => parseAmount(draft[field]) === null,
  );
  if (unread.length > 0) {
    return unread.map((field) => ({
      code: 'invalid-amount',
      message: 'Enter a whole amount, at least 1, such as 2500000 or 25 lakh.',
      field,
    }));
  }
  if ((parseAmount(draft.minInvestment) ?? 0) > (parseAmount(draft.totalRequired) ?? 0)) {
    return [
      {
        code: 'invalid-investment-amounts',
        message: 'Invalid investment amounts - Minimum investment cannot be greater than total required.',
        field: 'minInvestment',
      },
    ];
  }
  return draft.conflicts.map(({ field }) => ({
    code: 'unresolved-conflict',
    message: 'Two versions of this text were written on different devices. Choose one before submitting.',
    field,
  }));
}
