import type { Analysis } from '#sync/ai/analysis.ts';
import { analyseByRules } from '#sync/ai/rules/analyse.ts';
import { withAssumed } from '#sync/ai/rules/assume.ts';
import { readAnalysis } from '#sync/ai/rules/read-analysis.ts';
import type { AnalysisInput, AnalysisReply } from '#sync/endpoints/ai.ts';
import type { Services } from '../services.ts';
import { askModel } from './ask-model.ts';
import type { Asker } from './asker.ts';
import { harmlessLine } from './harmless.ts';
import { withoutStrangers } from './known-names.ts';
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
  const { highlights = [], title, description, industry } = pitch;
  const material = [title, description, industry, ...highlights];
  const { answer, ...why } = await askModel(services, asker, analysisPrompt(pitch), {
    read: (text) => read(text, material),
    words,
  });
  if (answer) return { ...answer, assumed, source: 'ai' };
  return { ...analyseByRules(pitch), assumed, source: 'rules', ...why };
}

/** `material`: every text in which a firm may be named. */
function read(text: string, material: readonly string[]): Analysis | null {
  const analysis = readAnalysis(readJsonAnswer(text));
  if (!analysis) return null;
  // Only the rules can say what their score is the sum of.
  const { factors: _, ...said } = analysis;
  const known = (point: string, most: number) => withoutStrangers(harmlessLine(point, most), material);
  const lines = (points: readonly string[]) =>
    points.map((point) => known(point, longestPoint)).filter((point) => point !== '');
  const summary = known(said.summary, longestSummary);
  if (summary === '') return null;
  return {
    ...said,
    summary,
    keyStrengths: lines(said.keyStrengths),
    concerns: lines(said.concerns),
    recommendations: lines(said.recommendations),
  };
}

function words({ summary, keyStrengths, concerns, recommendations }: Analysis): string {
  return [summary, ...keyStrengths, ...concerns, ...recommendations].join('\n');
}
