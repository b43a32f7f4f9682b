import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A search box whose label is heard and not seen. What was typed into it before the app had taken the page over is searched for,
 * too.
 */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  maxLength,
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}) {
  const box = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent(() => {
    const typed = box.current?.value ?? value;
    if (typed !== value) onChange(typed);
  });
  useEffect(() => takeOver(), []);
  return (
    <label className="input h-11 w-full text-base">
      <Search aria-hidden="true" className="size-5 shrink-0 text-quiet" />
      <input
        ref={box}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
