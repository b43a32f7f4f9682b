import { useState } from 'react';
import { Dialog } from '#src/ui/dialog.tsx';
import { MenuOption } from '#src/ui/menu-option.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import type { Count } from '#sync/search/search-query.ts';

/** All countries, to be looked through by name. */
export function CountrySearch({
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
