export const dealAnalysisWords = {
  button: 'AI Analysis',
  title: (deal: string) => `AI Analysis: ${deal}`,
  idle: 'The pitch is weighed by what it says: a score with its parts, risk, market, what speaks for it and what against. Nothing in it is advice to invest.',
  start: 'Start Analysis',
  pending: 'Analyzing...',
  again: 'Analyze Again',
  close: 'Close',
  factors: 'What the score is the sum of',
  cardText: 'A score out of 100 with its reasons: by AI with a network, by rules on this device without one.',
  lastScore: (score: string, label: string) => `Analysed on this device: ${score}, ${label}.`,
} as const;
