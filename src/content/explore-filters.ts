export const exploreIndustries = [
  'Healthcare',
  'Technology',
  'Food & Beverage',
  'Real Estate',
  'FinTech',
  'EdTech',
] as const;

export const exploreStages = ['Seed', 'Series A', 'Series B', 'Growth', 'Pre-Launch'] as const;

export const exploreLocations = [
  { value: 'London UK', label: 'London, UK' },
  { value: 'Boston USA', label: 'Boston, USA' },
  { value: 'Singapore', label: 'Singapore' },
  { value: 'India', label: 'India' },
  { value: 'Amsterdam Netherlands', label: 'Amsterdam, Netherlands' },
] as const;
