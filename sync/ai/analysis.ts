import * as z from 'zod';
import { text } from '../text.ts';

/** What of a pitch is looked at. Amounts are whole units of its currency. */
export type AnalysedPitch = {
  title: string;
  description: string;
  industry: string;
  stage: string;
  totalRequired: number;
  minInvestment: number;
  /** Where it is not said, nobody knows it. */
  currency?: string | undefined;
  highlights?: readonly string[];
  /** Which of the values the pitch does not say: they are neither to its credit nor its fault. */
  assumed?: readonly AssumableField[];
};

export const assumableFields = ['industry', 'stage', 'totalRequired', 'minInvestment'] as const;
export type AssumableField = (typeof assumableFields)[number];

/** What is taken where a pitch does not say it; a reply names it as assumed. */
export const assumedPitch = {
  industry: 'Technology',
  stage: 'Seed',
  totalRequired: 100_000,
  minInvestment: 10_000,
} as const;

const point = text(400);
const points = z.array(point).max(8);

/** One line of the rubric: `points` of `of` were given for what `field` of the pitch says. */
const factorSchema = z.object({
  name: text(80),
  field: text(40),
  points: z.number().min(0).max(100),
  of: z.number().min(0).max(100),
  why: text(400),
});
export type Factor = z.infer<typeof factorSchema>;

export const riskLevels = ['Low', 'Moderate', 'High'] as const;
/** From best to worst, as `riskLevels` is. */
export const marketPotentials = ['High', 'Moderate', 'Low'] as const;

/** An analysis as screens show it. `score`: whole, 0 to 100. */
export const analysisSchema = z.object({
  score: z.int().min(0).max(100),
  riskLevel: z.enum(riskLevels),
  marketPotential: z.enum(marketPotentials),
  summary: text(2_000),
  keyStrengths: points,
  concerns: points,
  recommendations: points,
  /** What the score is the sum of, brought to 100 where not all was measured; the rules alone say it. */
  factors: z.array(factorSchema).max(12).optional(),
});
export type Analysis = z.infer<typeof analysisSchema>;

/** What a score is called. */
export function scoreLabel(score: number): 'Excellent' | 'Good' | 'Fair' | 'Poor' {
  if (score >= 80) return 'Excellent';
  if (score >= 70) return 'Good';
  return score >= 60 ? 'Fair' : 'Poor';
}
