import { type ComponentProps, useId } from 'react';
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';

export type Option = string | { value: string; label: string };

/**
 * One of a list. With a `placeholder`, nothing need be chosen. The device's own list opens (appearance-none), as people have
 * it everywhere else; and only so does a long choice end before the arrow.
 */
export function SelectField({
  label,
  hint,
  error,
  required,
  id,
  options,
  placeholder,
  ...rest
}: ComponentProps<'select'> & FieldWords & { options: readonly Option[]; placeholder?: string }) {
  const ownId = useId();
  const words = { label, hint, error, required };
  const fieldId = id ?? ownId;
  return (
    <FieldFrame id={fieldId} {...words}>
      <select
        {...rest}
        {...describedBy(fieldId, words)}
        className={`select w-full appearance-none ps-3 pe-7 text-base text-ellipsis max-[22rem]:ps-2 ${error ? 'select-error' : ''}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(asOption).map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function asOption(option: Option) {
  return typeof option === 'string' ? { value: option, label: option } : option;
}
