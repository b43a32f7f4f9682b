import * as z from 'zod';
import { moneyIn } from '#sync/ai/rules/money.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { createPrompt, type Prompt } from './prompt.ts';

const version = 'deal-search-2';
const longestDescription = 400;

/** The shape of an answer to either search: `number` as in the list, with the name that stands there. */
export const foundSchema = z.strictObject({
  summary: z.string(),
  recommendations: z.array(
    z.strictObject({ number: z.number(), name: z.string(), matchScore: z.number(), reason: z.string() }),
  ),
});

export const searchInstructions = [
  'summary: one or two sentences on what was found and how it fits the question.',
  'recommendations: at most six that fit, the best first; none where none fits. number and name exactly as listed. matchScore: 0 to 100, how well it fits the question, not how good it is. reason: one sentence that says which of its words fit.',
];

/** Of opportunities, numbered from 1 as they come. */
export function dealSearchPrompt(query: string, opportunities: readonly Opportunity[]): Prompt {
  return createPrompt({
    task: 'deal-search',
    version,
    mostTokens: 1_000,
    instructions: [
      'Task: find the deals of the list that fit what somebody looks for.',
      ...searchInstructions,
    ],
    material: [
      { name: 'The list', text: opportunities.map(lineOf).join('\n') },
      { name: 'The question', text: query },
    ],
    answer: { name: 'deals', schema: foundSchema },
  });
}

function lineOf(deal: Opportunity, index: number): string {
  const { title, industry, stage, location, currency, totalRequired, minInvestment, description } = deal;
  const money = `asks for ${moneyIn(currency, totalRequired)}, from ${moneyIn(currency, minInvestment)}`;
  return `${index + 1}. ${flat(title)} | ${industry} | ${stage} | ${location} | ${money} | ${flat(description).slice(0, longestDescription)}`;
}

/** One line a thing: a description with breaks might pass for several. */
export function flat(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
