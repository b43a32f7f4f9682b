import { countryGroups } from '#sync/catalog.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });

export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** The countries that this page lists, India's group first: to choose among while nobody has counted which are named most. */
export const listedCountries = countryGroups
  .toReversed()
  .flatMap(({ codes }) => codes)
  .map(countryName);
