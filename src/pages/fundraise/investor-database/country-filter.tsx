import { useState } from 'react';
import { Dialog } from '#src/ui/dialog.tsx';
import { MenuOption } from '#src/ui/menu-option.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import type { Count } from '#sync/search/search-query.ts';

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
  const [searching, setSearching] = useState(false);
  const names = countries.slice(0, offered).map(({ name }) => name);
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
        onChange={({ target }) => (target.value === more ? setSearching(true) : onChange(target.value))}
      />
      {searching && (
        <CountrySearch
          countries={countries}
          onChoose={(country) => {
            setSearching(false);
            onChange(country);
          }}
          onClose={() => setSearching(false)}
        />
      )}
    </>
  );
}

function CountrySearch({
  countries,
  onChoose,
  onClose,
}: {
  countries: Count[];
  onChoose: (country: string) => void;
  onClose: () => void;
}) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = countries.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <Dialog title="All countries" onClose={onClose}>
      <SearchField label="Search countries" placeholder="Search countries" value={text} onChange={setText} />
      <ul className="mt-3 grid max-h-80 overflow-y-auto">
        {found.map(({ name, investors }) => (
          <li key={name}>
            <MenuOption
              label={name}
              note={investors.toLocaleString('en-IN')}
              onChoose={() => onChoose(name)}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="mt-3 text-quiet">No country of that name is in the list.</p>}
    </Dialog>
  );
}
