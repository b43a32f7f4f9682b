import { fundingRounds, investorStages, investorTypes } from '#sync/catalog.ts';
import { countCountries, countFacet } from '#sync/search/facets.ts';
import type { SearchUnit } from '#sync/search/search-unit.ts';
import type { DirectoryCounts } from './search-messages.ts';

/** What each filter would find of what is on this device. */
export function countDirectory(units: SearchUnit[]): DirectoryCounts {
  const counted = (kind: 'stage' | 'type', labels: string[]) =>
    labels.map((name) => ({ name, investors: countFacet(units, kind, name) }));
  return {
    types: counted(
      'type',
      investorTypes.map(({ label }) => label),
    ),
    stages: counted(
      'stage',
      [...investorStages, ...fundingRounds].map(({ label }) => label),
    ),
    countries: countCountries(units),
  };
}
