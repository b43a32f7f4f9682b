// What Explore is asked for. Apart from the catalogue: the front page offers these, and loads nothing else of it.

export const exploreIndustries = [
  'Healthcare',
  'Technology',
  'Food & Beverage',
  'Real Estate',
  'FinTech',
  'EdTech',
] as const;

export const exploreStages = ['Seed', 'Series A', 'Series B', 'Growth', 'Pre-Launch'] as const;

/** A deal is in a place when its location holds every word of the place: "London, UK" is in "London UK". */
export const exploreLocations = [
  'London UK',
  'Boston USA',
  'Singapore',
  'India',
  'Amsterdam Netherlands',
] as const;

/** In which amounts are compared where nobody asks for another; nothing is converted. */
export const filterCurrency = 'INR';
