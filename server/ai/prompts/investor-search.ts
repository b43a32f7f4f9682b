import type { Investor } from '#sync/records/investor.ts';
import { flat, foundSchema, searchInstructions } from './deal-search.ts';
import { createPrompt, type Prompt } from './prompt.ts';

const version = 'investor-search-1';
const longestThesis = 200;

/** Of firms of the directory, numbered from 1 as they come; cheques are whole US dollars. */
export function investorSearchPrompt(query: string, investors: readonly Investor[]): Prompt {
  return createPrompt({
    task: 'investor-search',
    version,
    mostTokens: 1_000,
    instructions: [
      'Task: find the investors of the list that fit what a founder looks for.',
      ...searchInstructions,
    ],
    material: [
      { name: 'The list', text: investors.map(lineOf).join('\n') },
      { name: 'The question', text: query },
    ],
    answer: { name: 'investors', schema: foundSchema },
  });
}

function lineOf(investor: Investor, index: number): string {
  const { name, investorType, globalHQ, stageOfInvestment, countriesOfInvestment, investmentThesis } =
    investor;
  const cheque = `cheques USD ${investor.firstChequeMinimum || '?'} to ${investor.firstChequeMaximum || '?'}`;
  const where = flat(countriesOfInvestment).slice(0, 120);
  return `${index + 1}. ${flat(name)} | ${investorType} | ${globalHQ} | ${stageOfInvestment} | ${where} | ${cheque} | ${flat(investmentThesis).slice(0, longestThesis)}`;
}
