import * as z from 'zod';
import { currencies } from '../catalog.ts';
import type { Failure } from '../errors.ts';
import { draftFields, maxHighlights } from '../records/draft.ts';
import type { Opportunity } from '../records/opportunity.ts';
import { text } from '../text.ts';
import { line } from './identity.ts';
import { amountWanted, pitchFaults } from './pitch.ts';
import { amountField } from './profile-fields.ts';
import { raisedFault } from './raised.ts';

/** What of a submitted pitch its founder can still write: the fields of the form it was submitted with. */
export const pitchEditFields = {
  title: line(draftFields.title),
  industry: line(draftFields.industry),
  stage: line(draftFields.stage),
  location: line(draftFields.location),
  description: text(draftFields.description).transform((value) => value.trim()),
  currency: z.enum(
    currencies.map(({ code }) => code),
    'Please choose a currency',
  ),
  totalRequired: amountField(amountWanted),
  minInvestment: amountField(amountWanted),
  highlights: z
    .array(line(200).refine((value) => value !== '', 'A highlight cannot be empty'))
    .max(maxHighlights, `At most ${maxHighlights} highlights`),
};

type Written = Pick<Opportunity, keyof typeof pitchEditFields | 'raisedAmount'>;

/** What keeps an edited pitch from being submitted again: what would keep a draft from it, and what its round has come to. */
export function pitchEditFaults(pitch: Written, before: Pick<Opportunity, 'currency'>): Failure[] {
  const { totalRequired, minInvestment } = pitch;
  const amounts = { totalRequired: String(totalRequired), minInvestment: String(minInvestment) };
  const found = pitchFaults({ ...pitch, ...amounts, conflicts: [] });
  if (found.length > 0) return found;
  const tooMuch = raisedFault(pitch);
  if (tooMuch !== null) return [{ code: 'invalid-amount', message: tooMuch, field: 'totalRequired' }];
  if (pitch.raisedAmount > 0 && pitch.currency !== before.currency)
    return [{ code: 'invalid-amount', message: raisedInAnother, field: 'currency' }];
  return [];
}

const raisedInAnother = 'The amount raised so far is in the old currency. Set it to 0 first.';

/** Whether its founder may still write in it. A round that is over stays as it was. */
export function mayEdit({ status }: Pick<Opportunity, 'status'>): boolean {
  return status === 'review' || status === 'active' || status === 'declined';
}
