import { useEffect, useState } from 'react';
import { unhurriedPart } from '#src/lazy-part.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { Count } from '#sync/search/search-query.ts';
import { listedCountries } from '../listed-countries.ts';

const CountrySearch = unhurriedPart(
  async () => (await import('./country-search.tsx')).CountrySearch,
  NotHereYet,
);

const offered = 20;
const more = ' more';

/** The countries most investors name, India first; the last option searches all of them. */
export function CountryFilter({
  countries,
  value,
  onChange,
}: {
  countries: Count[];
  value: string;
  onChange: (country: string) => void;
}) {
  // How often it was asked for, since it was closed: each time its code is asked for anew.
  const [asked, setAsked] = useState(0);
  // Here before it is asked for.
  useEffect(() => CountrySearch.fetchAhead(), []);
  const named = countries.slice(0, offered).map(({ name }) => name);
  const names = named.length > 0 ? named : listedCountries;
  const shown = value === '' || names.includes(value) ? names : [value, ...names];
  const options = shown.map((name) => ({ value: name, label: name }));
  const rest = countries.length > offered ? [{ value: more, label: 'More countries' }] : [];
  return (
    <>
      <SelectField
        label="Country"
        placeholder="All countries"
        options={[...options, ...rest]}
        value={value}
        onChange={({ target }) => (target.value === more ? setAsked(asked + 1) : onChange(target.value))}
      />
      {asked > 0 && (
        <CountrySearch
          key={asked}
          countries={countries}
          onChoose={(country) => {
            setAsked(0);
            onChange(country);
          }}
          onClose={() => setAsked(0)}
        />
      )}
    </>
  );
}

function NotHereYet() {
  return <p role="status">The list of all countries is not here yet. It needs a network.</p>;
}
