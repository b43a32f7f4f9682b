import { ChevronDown } from 'lucide-react';
import { useId } from 'react';

/**
 * A choice that reads as a phrase, "Country: India", in as many lines as it takes. The browser's own list opens.
 * `isLabelHidden`: the label is only heard, where what stands around it tells those who see.
 */
export function InlineSelect({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
}: {
  label: string;
  isLabelHidden?: boolean;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <div className="relative rounded-field px-2.5 py-3 text-sm font-medium text-quiet has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary hover:bg-base-200 hover:text-base-content">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : undefined}>
        {`${label}: `}
      </label>
      <span aria-hidden="true" className="font-semibold text-base-content">
        {chosen?.label}
      </span>
      <ChevronDown aria-hidden="true" className="ms-1 inline size-4" />
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer bg-base-100 text-base text-base-content opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
