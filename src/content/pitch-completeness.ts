import { countOf } from '#src/lib/count-of.ts';

/** How much of a pitch is there, and what is not. */
export const completenessWords = {
  label: 'How complete this pitch is',
  complete: (percent: number) => `${percent}% complete`,
  ready: 'Ready to submit',
  needed: (count: number) => `${countOf(count, 'thing')} to add`,
  advised: (count: number) => `${countOf(count, 'thing')} would make it stronger`,
  list: 'What is missing',
  fault: {
    'missing-information': 'not filled in yet',
    'invalid-amount': 'not read as an amount',
    'invalid-investment-amounts': 'more than the total',
    'unresolved-conflict': 'written on two devices, choose one',
  } as Record<string, string>, // asked by the code of any failure
  otherFault: 'to be put right',
  advice: {
    description: 'short, 100 characters say more',
    highlights: 'none yet',
    company: 'needed before a pitch is public',
  },
  company: 'Company details',
} as const;
