// What the AI Analysis Dashboard is told of a pitch: its own lists, beside those of Explore and of a pitch.

export const analysisIndustries = [
  'Technology',
  'Healthcare',
  'Fintech',
  'E-commerce',
  'Education',
  'EdTech',
  'Food & Beverage',
  'Real Estate',
  'Manufacturing',
] as const;

export const analysisStages = [
  'Idea Stage',
  'Prototype',
  'Pre-Revenue',
  'Early Revenue',
  'Growth Stage',
  'Profitable',
] as const;
