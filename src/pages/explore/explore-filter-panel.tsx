import { exploreWords as words } from '#src/content/explore.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { FilterPanel } from '#src/ui/filter-panel.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { exploreIndustries, exploreLocations, exploreStages } from '#sync/explore-choices.ts';
import { parseAmount } from '#sync/rules/amount.ts';
import { moneyOf } from '#sync/rules/countries.ts';
import { asksAmount, type OpportunityFilters } from '#sync/rules/opportunity-filters.ts';

export function ExploreFilterPanel({
  filters,
  onChange,
  onClear,
}: {
  filters: OpportunityFilters;
  onChange: (name: keyof OpportunityFilters, value: string) => void;
  onClear: () => void;
}) {
  const { currency, q, ...asked } = filters;
  const active = Object.values(asked).filter((value) => value !== '').length;
  const [least, most] = currency === 'INR' ? words.amounts.INR : words.amounts.other;
  return (
    <FilterPanel active={active} isAsked={active > 0 || q !== ''} onClear={onClear}>
      <SelectField
        label="Industry"
        placeholder="All industries"
        options={withChosen(exploreIndustries, filters.industry)}
        value={filters.industry}
        onChange={(event) => onChange('industry', event.target.value)}
      />
      <SelectField
        label="Stage"
        placeholder="All stages"
        options={withChosen(exploreStages, filters.stage)}
        value={filters.stage}
        onChange={(event) => onChange('stage', event.target.value)}
      />
      <SelectField
        label="Location"
        placeholder="All locations"
        options={withChosen(exploreLocations, filters.location)}
        value={filters.location}
        onChange={(event) => onChange('location', event.target.value)}
      />
      <TextField
        label="Minimum amount"
        placeholder={least}
        autoComplete="off"
        value={filters.min}
        onChange={(event) => onChange('min', event.target.value)}
        {...reading(filters.min, currency)}
      />
      <TextField
        label="Maximum amount"
        placeholder={most}
        autoComplete="off"
        value={filters.max}
        onChange={(event) => onChange('max', event.target.value)}
        {...reading(filters.max, currency)}
        {...(isUpsideDown(filters) && { error: words.noneBetween })}
      />
      {asksAmount(filters) && <p className="text-sm text-quiet">{words.leftOut(moneyOf(currency))}</p>}
    </FilterPanel>
  );
}

/** What a link asks for is in force also where the list does not name it: then it is named here. */
function withChosen(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [...options, chosen];
}

function isUpsideDown({ min, max }: OpportunityFilters): boolean {
  const [least, most] = [parseAmount(min), parseAmount(max)];
  return least !== null && most !== null && most < least;
}

function reading(text: string, currency: string): { hint?: string; error?: string } {
  if (text.trim() === '') return {};
  const amount = parseAmount(text);
  if (amount === null) return { error: 'Enter a whole amount, such as 25 lakh.' };
  return { hint: formatAmount(amount, currency) };
}
