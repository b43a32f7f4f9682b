import type { AnalysedPitch, Analysis } from '../analysis.ts';

/** The same pitch always gets the same analysis. Never throws, whatever stands in the pitch. */
export function analyseByRules(pitch: AnalysedPitch): Analysis {
  const points = Math.min(60, Math.floor(pitch.description.length / 10));
  return {
    score: points,
    riskLevel: 'High',
    marketPotential: 'Low',
    summary: `The pitch gets ${points} of 100 points for what it says.`,
    keyStrengths: [],
    concerns: [],
    recommendations: [],
    factors: [
      {
        name: 'Description',
        field: 'description',
        points,
        of: 100,
        why: `${pitch.description.length} characters.`,
      },
    ],
  };
}
