import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { FilterFold } from '#src/ui/filter-fold.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { investorStages, investorTypes, roundSizes } from '#sync/catalog.ts';
import { type Count, longestText, type SearchQuery } from '#sync/search/search-query.ts';
import { CountryFilter } from './country-filter.tsx';
import type { FilterName } from './use-database-query.ts';

/** Free text and the four filters, on a phone folded, with the button that clears them. */
export function DatabaseFilters({
  query,
  countries,
  onText,
  onFilter,
  onClear,
}: {
  query: SearchQuery;
  countries: Count[];
  onText: (text: string) => void;
  onFilter: (name: FilterName, value: string) => void;
  onClear: () => void;
}) {
  const { text: _typed, page: _page, ...filters } = query;
  const active = Object.values(filters).filter((value) => value !== '').length;
  return (
    <Card className="flex flex-wrap gap-2 p-4 *:grow sm:p-5 lg:grid lg:gap-4">
      <SearchField
        label="Search investors"
        placeholder="Name, thesis or place"
        value={query.text}
        onChange={onText}
        maxLength={longestText}
      />
      <FilterFold set={active}>
        <div className="grid grid-cols-2 gap-x-2 gap-y-3 py-2 sm:gap-x-4 lg:grid-cols-4 lg:py-0">
          <SelectField
            label="Stage"
            placeholder="All stages"
            options={withChosen(
              investorStages.map(({ label }) => label),
              query.stage,
            )}
            value={query.stage}
            onChange={(event) => onFilter('stage', event.target.value)}
          />
          <SelectField
            label="Investor type"
            placeholder="All types"
            options={withChosen(
              investorTypes.map(({ label }) => label),
              query.type,
            )}
            value={query.type}
            onChange={(event) => onFilter('type', event.target.value)}
          />
          <CountryFilter
            countries={countries}
            value={query.country}
            onChange={(country) => onFilter('country', country)}
          />
          <SelectField
            label="Round size"
            placeholder="All sizes"
            options={withChosen(
              roundSizes.map(({ label }) => label),
              query.roundSize,
            )}
            value={query.roundSize}
            onChange={(event) => onFilter('roundSize', event.target.value)}
          />
        </div>
      </FilterFold>
      <Button small onClick={onClear} className="lg:justify-self-end">
        Clear
      </Button>
    </Card>
  );
}

/** A round of several stages, or what an address says otherwise, is no option of its own, and still what was chosen. */
function withChosen(labels: string[], chosen: string): string[] {
  return chosen === '' || labels.includes(chosen) ? labels : [chosen, ...labels];
}
