import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { dealFilter } from '#src/content/home.ts';
import { askedNow } from '#src/lib/asked-now.ts';
import { formatAmount } from '#src/lib/format-amount.ts';
import { paths } from '#src/paths.ts';
import { useCountry } from '#src/state/country.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { FeatureRow } from '#src/ui/feature-row.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { exploreIndustries, exploreLocations, exploreStages } from '#sync/explore-choices.ts';
import { parseAmount } from '#sync/rules/amount.ts';
import type { HomeCountry } from '#sync/rules/countries.ts';
import { useWayTo } from './use-way-to.ts';

const selects = [
  { name: 'industry', label: 'Industry', placeholder: 'All industries', options: exploreIndustries },
  { name: 'stage', label: 'Stage', placeholder: 'All stages', options: exploreStages },
  { name: 'location', label: 'Location', placeholder: 'All locations', options: exploreLocations },
] as const;
const amounts = [
  { name: 'min', label: 'Minimum amount', placeholder: '5 lakh' },
  { name: 'max', label: 'Maximum amount', placeholder: '2.5 cr' },
] as const;
const names = [...selects, ...amounts].map(({ name }) => name);

/** Begins a search that Explore goes on with; in the address, so that going back keeps it. */
export function DealFilter() {
  const [here, setHere] = useSearchParams();
  const asked = Object.fromEntries(names.map((name) => [name, here.get(name) ?? '']));
  const wayTo = useWayTo();
  const country = useCountry();
  // While somebody types, half a word is no fault.
  const [writing, setWriting] = useState<string | null>(null);
  const ask = (name: string, value: string) => {
    const after = askedNow();
    if (value === '') after.delete(name);
    else after.set(name, value);
    setHere(after, { replace: true });
  };
  const query = new URLSearchParams(Object.entries(asked).filter(isToBeAsked));
  if (query.has('min') || query.has('max')) query.set('currency', country.currency);
  const address = query.size > 0 ? `${paths.explore}?${query}` : paths.explore;
  return (
    <FeatureRow title={dealFilter.title} lead={dealFilter.lead}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <div className="grid gap-4 sm:grid-cols-3">
          {selects.map(({ name, ...field }) => (
            <SelectField
              key={name}
              {...field}
              value={asked[name] ?? ''}
              onChange={(event) => ask(name, event.target.value)}
            />
          ))}
        </div>
        <div className="grid grid-cols-2 gap-4">
          {amounts.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              autoComplete="off"
              value={asked[name] ?? ''}
              onChange={(event) => ask(name, event.target.value)}
              onFocus={() => setWriting(name)}
              onBlur={() => setWriting(null)}
              {...reading(asked[name] ?? '', country, writing === name)}
            />
          ))}
        </div>
        <ButtonLink href={wayTo(address)} look="primary">
          {dealFilter.action}
        </ButtonLink>
      </Card>
    </FeatureRow>
  );
}

/** What is no amount is said beside its field, and not searched for. */
function isToBeAsked([name, value]: [string, string]): boolean {
  if (value.trim() === '') return false;
  return (name !== 'min' && name !== 'max') || parseAmount(value) !== null;
}

function reading(
  text: string,
  { currency, money }: HomeCountry,
  isWriting: boolean,
): { hint?: string; error?: string } {
  const amount = parseAmount(text);
  if (text.trim() === '' || (amount === null && isWriting)) return { hint: `In ${money}` };
  return amount === null ? { error: dealFilter.noAmount } : { hint: formatAmount(amount, currency) };
}
