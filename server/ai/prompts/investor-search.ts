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
      { name: 'The list', text: investors.map((investor, at) => lineOf(investor, at)).join('\n') },
      { name: 'The question', text: query },
    ],
    answer: { name: 'investors', schema: foundSchema },
  });
}

/** One firm as it is told to a model, with so many signs of its thesis. */
export function lineOf(investor: Investor, index: number, thesis = longestThesis): string {
  const { name, investorType, globalHQ, stageOfInvestment, countriesOfInvestment, investmentThesis } =
    investor;
  const cheque = `cheques USD ${investor.firstChequeMinimum || '?'} to ${investor.firstChequeMaximum || '?'}`;
  const where = flat(countriesOfInvestment).slice(0, 120);
  return `${index + 1}. ${flat(name)} | ${investorType} | ${globalHQ} | ${stageOfInvestment} | ${where} | ${cheque} | ${flat(investmentThesis).slice(0, thesis)}`;
}
