import type { AnalysedPitch, Analysis } from '#sync/ai/analysis.ts';
import { analyseByRules } from '#sync/ai/rules/analyse.ts';
import { answerByRules } from '#sync/ai/rules/answer.ts';
import { findDeals } from '#sync/ai/rules/find-deals.ts';
import type { AiReference } from '#sync/endpoints/ai.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** Who is put to the test: the rules, or a model behind the same three questions. Null: no answer came. */
export type Answerer = {
  name: string;
  analyse: (pitch: AnalysedPitch) => Promise<Analysis | null>;
  answer: (question: string) => Promise<{ message: string; references: AiReference[] } | null>;
  findDeals: (query: string, deals: readonly Opportunity[]) => Promise<string[] | null>;
};

export const rules: Answerer = {
  name: 'rules',
  analyse: async (pitch) => analyseByRules(pitch),
  answer: async (question) => answerByRules(question),
  findDeals: async (query, deals) =>
    findDeals(query, deals, 3).recommendations.map(({ opportunity }) => opportunity.title),
};
