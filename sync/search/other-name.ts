/**
 * What else stands for what was typed, as folded words. `stands`: a short name of a country only in addresses, as elsewhere “us”
 * says something else, and what an industry is called besides only in names and theses, as a street may be called so. `isPart`
 * of what only belongs to what was typed: it counts less.
 */
export type OtherName = {
  words: string[];
  stands: 'anywhere' | 'in addresses' | 'in texts';
  isPart: boolean;
};

export function isLookedForIn({ stands }: OtherName, { isAddress }: { isAddress: boolean }): boolean {
  return stands === 'anywhere' || (stands === 'in addresses') === isAddress;
}
