import type { Analysis } from '#sync/ai/analysis.ts';
import { analyseByRules } from '#sync/ai/rules/analyse.ts';
import { withAssumed } from '#sync/ai/rules/assume.ts';
import { readAnalysis } from '#sync/ai/rules/read-analysis.ts';
import type { AnalysisInput, AnalysisReply } from '#sync/endpoints/ai.ts';
import type { Services } from '../services.ts';
import { askModel } from './ask-model.ts';
import type { Asker } from './asker.ts';
import { harmlessLine } from './harmless.ts';
import { analysisPrompt } from './prompts/analysis.ts';
import { readJsonAnswer } from './read-json-answer.ts';

const longestPoint = 400;
const longestSummary = 2_000;

/** What a pitch is worth as a pitch, by the model or else by the rules. */
export async function analyse(
  services: Services,
  asker: Asker,
  input: AnalysisInput,
): Promise<AnalysisReply> {
  const { pitch, assumed } = withAssumed(input);
  const { answer, ...why } = await askModel(services, asker, analysisPrompt(pitch), { read, words });
  if (answer) return { ...answer, assumed, source: 'ai' };
  return { ...analyseByRules(pitch), assumed, source: 'rules', ...why };
}

function read(text: string): Analysis | null {
  const analysis = readAnalysis(readJsonAnswer(text));
  if (!analysis) return null;
  // Only the rules can say what their score is the sum of.
  const { factors: _, ...said } = analysis;
  const summary = harmlessLine(said.summary, longestSummary);
  if (summary === '') return null;
  return {
    ...said,
    summary,
    keyStrengths: lines(said.keyStrengths),
    concerns: lines(said.concerns),
    recommendations: lines(said.recommendations),
  };
}

function lines(points: readonly string[]): string[] {
  return points.map((point) => harmlessLine(point, longestPoint)).filter((point) => point !== '');
}

function words({ summary, keyStrengths, concerns, recommendations }: Analysis): string {
  return [summary, ...keyStrengths, ...concerns, ...recommendations].join('\n');
}
