import { formatAmount } from '#src/lib/format-amount.ts';
import { FilterPanel } from '#src/ui/filter-panel.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { exploreIndustries, exploreLocations, exploreStages } from '#sync/catalog.ts';
import { parseAmount } from '#sync/rules/amount.ts';
import { asksAmount, filterCurrency, type OpportunityFilters } from '#sync/rules/opportunity-filters.ts';

export function ExploreFilterPanel({
  filters,
  onChange,
  onClear,
}: {
  filters: OpportunityFilters;
  onChange: (name: keyof OpportunityFilters, value: string) => void;
  onClear: () => void;
}) {
  const active = Object.values(filters).filter((value) => value !== '').length;
  return (
    <FilterPanel active={active} onClear={onClear}>
      <SelectField
        label="Industry"
        placeholder="All industries"
        options={exploreIndustries}
        value={filters.industry}
        onChange={(event) => onChange('industry', event.target.value)}
      />
      <SelectField
        label="Stage"
        placeholder="All stages"
        options={exploreStages}
        value={filters.stage}
        onChange={(event) => onChange('stage', event.target.value)}
      />
      <SelectField
        label="Location"
        placeholder="All locations"
        options={exploreLocations}
        value={filters.location}
        onChange={(event) => onChange('location', event.target.value)}
      />
      <TextField
        label="Minimum amount"
        placeholder="5 lakh"
        autoComplete="off"
        value={filters.min}
        onChange={(event) => onChange('min', event.target.value)}
        {...reading(filters.min)}
      />
      <TextField
        label="Maximum amount"
        placeholder="2 crore"
        autoComplete="off"
        value={filters.max}
        onChange={(event) => onChange('max', event.target.value)}
        {...reading(filters.max)}
      />
      {asksAmount(filters) && (
        <p className="text-sm text-quiet">Amounts are in rupees. Deals in other currencies are left out.</p>
      )}
    </FilterPanel>
  );
}

function reading(text: string): { hint?: string; error?: string } {
  if (text.trim() === '') return {};
  const amount = parseAmount(text);
  if (amount === null) return { error: 'Enter a whole amount, such as 25 lakh.' };
  return { hint: formatAmount(amount, filterCurrency) };
}
