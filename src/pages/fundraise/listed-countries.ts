import { countryGroups } from '#sync/catalog.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });
const ours = 'IN';

export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** The countries that this page lists, India first: to choose among while nobody has counted which are named most. */
export const listedCountries = [
  ours,
  ...countryGroups.flatMap(({ codes }) => codes).filter((code) => code !== ours),
].map(countryName);
