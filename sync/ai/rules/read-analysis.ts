import { type Analysis, analysisSchema } from '../analysis.ts';

/** An answer in any of the spec's shapes, put into ours; null where it is no analysis. Never throws. */
export function readAnalysis(answer: unknown): Analysis | null {
  return analysisSchema.safeParse(answer).data ?? null;
}
