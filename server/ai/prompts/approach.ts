import type { Investor } from '#sync/records/investor.ts';
import { foundSchema } from './deal-search.ts';
import { lineOf } from './investor-search.ts';
import { createPrompt, type Prompt } from './prompt.ts';

const version = 'approach-1';
const longestThesis = 1_500;

/** How to approach one firm of the directory, which is the whole list; answered in the shape of a search. */
export function approachPrompt(query: string, investor: Investor): Prompt {
  return createPrompt({
    task: 'investor-search',
    version,
    mostTokens: 1_000,
    instructions: [
      'Task: advise a founder how to approach the one investor of the list.',
      'summary: six to ten short sentences: how to begin, what to prepare for its stages, what amount to ask for by its cheques, what its countries and headquarters mean for the founder, which part of its thesis to answer, and what its record does not say and is to be asked.',
      'recommendations: that investor alone, number 1, name exactly as listed. matchScore: 100. reason: one sentence on what in its record matters most for the approach.',
    ],
    material: [
      { name: 'The list', text: lineOf(investor, 0, longestThesis) },
      { name: 'The question', text: query },
    ],
    answer: { name: 'investors', schema: foundSchema },
  });
}
