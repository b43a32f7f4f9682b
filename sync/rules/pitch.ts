import type { Failure } from '../errors.ts';
import type { Draft, DraftField } from '../records/draft.ts';
import { parseAmount } from './amount.ts';
import { currencyCode } from './currency.ts';

const required: DraftField[] = [
  'title',
  'description',
  'industry',
  'stage',
  'location',
  'currency',
  'totalRequired',
  'minInvestment',
];

export const amountWanted = 'Enter a whole amount, at least 1, such as 2500000 or 25 lakh.';

/** What keeps a draft from being submitted, in the order of the form. Empty when nothing does. */
export function pitchFaults(draft: Pick<Draft, DraftField | 'conflicts'>): Failure[] {
  const missing = required.filter((field) => !isSaid(field, draft[field]));
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
      message: amountWanted,
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
    message: 'Two devices say different things here. Choose one before submitting.',
    field,
  }));
}

/** Amounts of no currency cannot be weighed by anybody, whoever wrote the draft and with what. */
function isSaid(field: DraftField, words: string): boolean {
  return field === 'currency' ? currencyCode.test(words) : words.trim() !== '';
}

/** The same fault as it is told beside its field. */
export function besideField({ code, message }: Failure): string {
  if (code === 'missing-information') return 'Please fill in this field.';
  return message.split(' - ').at(-1) ?? message;
}
