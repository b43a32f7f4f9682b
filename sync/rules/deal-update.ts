import type { Opportunity } from '../records/opportunity.ts';
import { text } from '../text.ts';
import { line } from './identity.ts';
import { isPublic } from './in-market.ts';

/** What the form of an update asks for, with what it says of faults. */
export const updateFields = {
  title: line(160).refine((value) => value.length >= 1, 'Please give the update a title'),
  text: text(5_000).refine((value) => value.trim() !== '', 'Please write what is new'),
};

/** Whether there is anybody to tell: a pitch in review has no public yet, one that was withdrawn has none any more. */
export function mayHaveUpdates(deal: Pick<Opportunity, 'status'>): boolean {
  return isPublic(deal);
}
