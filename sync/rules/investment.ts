import * as z from 'zod';
import { currencies, pitchStages } from '../catalog.ts';
import { investmentStates } from '../records/investment.ts';
import { text } from '../text.ts';
import { line } from './identity.ts';
import { firstYear, isOfOurTime } from './our-time.ts';
import { amountField, optionalAmount } from './profile-fields.ts';

/** What the form of an investment asks for, with what it says of faults. */
export const investmentFields = {
  company: line(160).refine((value) => value.length >= 1, 'Please name the company'),
  amount: amountField('Please enter the amount invested'),
  currency: z.enum(
    currencies.map(({ code }) => code),
    'Please choose a currency',
  ),
  investedOn: z.iso
    .date('Please enter the date of the investment')
    .refine(isOfOurTime, `Please enter a year from ${firstYear} on, in four digits`),
  stage: z.union([z.literal(''), z.enum(pitchStages)], 'Please choose a stage'),
  state: z.enum(investmentStates, 'Please choose how it stands'),
  returned: optionalAmount('Please enter an amount, or nothing'),
  note: text(5_000),
};

export const notYet = 'The date of an investment cannot lie ahead';

/** Whether that day has begun anywhere in the world. `investedOn` is a date, `now` ISO. */
export function hasCome(investedOn: string, now: string): boolean {
  const farthestEast = 14 * 60 * 60 * 1000;
  return investedOn <= new Date(Date.parse(now) + farthestEast).toISOString().slice(0, 10);
}
