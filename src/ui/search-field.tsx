import { Search } from 'lucide-react';

/** A search box whose label is heard and not seen. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className="input h-11 w-full text-base">
      <Search aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
