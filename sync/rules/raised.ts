import type { Opportunity } from '../records/opportunity.ts';
import { amountOrNone } from './profile-fields.ts';

/** Nothing raised yet is an amount as well. */
export const raisedFields = { raisedAmount: amountOrNone('Please enter the amount raised so far') };

type Round = Pick<Opportunity, 'raisedAmount' | 'totalRequired'>;

/** Why a round cannot have raised as much as it says; null where it can. */
export function raisedFault({ raisedAmount, totalRequired }: Round): string | null {
  return raisedAmount > totalRequired ? 'A round cannot have raised more than it asks for' : null;
}

/** Whether its founder may still withdraw it: what is over is over. */
export function isOpen({ status }: Pick<Opportunity, 'status'>): boolean {
  return status === 'active' || status === 'review';
}

/** Whether they may still say how much was raised. What was declined can be edited, and has to agree with that then. */
export function mayRaise({ status }: Pick<Opportunity, 'status'>): boolean {
  return isOpen({ status }) || status === 'declined';
}

/** Whether there is a round that everybody can see, and that can therefore be closed. */
export function mayClose({ status }: Pick<Opportunity, 'status'>): boolean {
  return status === 'active';
}
