import * as z from 'zod';
import { type AnalysedPitch, type AssumableField, marketPotentials, riskLevels } from '#sync/ai/analysis.ts';
import { moneyIn } from '#sync/ai/rules/money.ts';
import { createPrompt, type Prompt } from './prompt.ts';

const version = 'analysis-4';

const answer = z.strictObject({
  score: z.number(),
  riskLevel: z.enum(riskLevels),
  marketPotential: z.enum(marketPotentials),
  summary: z.string(),
  keyStrengths: z.array(z.string()),
  concerns: z.array(z.string()),
  recommendations: z.array(z.string()),
});

const instructions = [
  'Task: look at one pitch as an experienced angel investor reads it, for whoever wrote or reads it.',
  'score: 0 to 100, whole. How well the pitch is told and founded, not how much anybody will earn: 80 and more excellent, 70 good, 60 fair, below poor.',
  'summary: two or three sentences. keyStrengths and concerns: two to five each, one sentence each, each resting on something the pitch says or leaves out.',
  'recommendations: two to five things for the founder to add or the reader to ask.',
  'A value marked as assumed is not the pitch’s own: hold it neither for nor against the pitch, and say of it only that the pitch does not say it.',
];

/** Amounts are whole units of the pitch's currency. */
export function analysisPrompt(pitch: AnalysedPitch): Prompt {
  const {
    title,
    description,
    industry,
    stage,
    totalRequired,
    minInvestment,
    currency,
    highlights = [],
    assumed = [],
  } = pitch;
  const mark = (field: AssumableField) =>
    assumed.includes(field) ? ' (assumed: the pitch does not say it)' : '';
  const text = [
    `Title: ${title}`,
    `Industry: ${industry}${mark('industry')}`,
    `Stage: ${stage}${mark('stage')}`,
    `Amount asked for: ${moneyIn(currency ?? '', totalRequired)}${mark('totalRequired')}`,
    `Minimum investment: ${moneyIn(currency ?? '', minInvestment)}${mark('minInvestment')}`,
    ...highlights.map((highlight) => `Highlight: ${highlight}`),
    `Description: ${description}`,
  ].join('\n');
  return createPrompt({
    task: 'analysis',
    version,
    mostTokens: 1_200,
    instructions,
    material: [{ name: 'The pitch', text }],
    answer: { name: 'analysis', schema: answer },
  });
}
