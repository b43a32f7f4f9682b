import type { ReactNode } from 'react';
import { type Option, SelectField } from '#src/ui/select-field.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type DraftField, draftFields } from '#sync/records/draft.ts';
import { Conflict } from './conflict.tsx';
import type { PitchDraft } from './use-pitch-draft.ts';

/** One field of the draft, with the choice to make where two devices wrote it, or what somebody is writing to make it. */
export function PitchField({
  draft,
  field,
  label,
  hint,
  error,
  placeholder,
  options,
  long = false,
  required = true,
}: {
  draft: PitchDraft;
  field: DraftField;
  label: string;
  hint?: ReactNode;
  error?: string;
  placeholder?: string;
  options?: readonly Option[];
  long?: boolean;
  required?: boolean;
}) {
  const words = { id: `pitch-${field}`, label, hint, error, required, value: draft.values[field] };
  const onBlur = () => void draft.leave(field);

  return (
    <div className="grid gap-3">
      {options ? (
        <SelectField
          {...words}
          placeholder={placeholder}
          options={withOwn(options, words.value)}
          onBlur={onBlur}
          onChange={(event) => draft.choose(field, event.target.value)}
        />
      ) : (
        <Text
          {...words}
          long={long}
          placeholder={placeholder}
          maxLength={draftFields[field]}
          onBlur={onBlur}
          onText={(text) => draft.write(field, text)}
        />
      )}
      <Conflict
        draft={draft}
        field={field}
        label={label}
        kind={options ? 'choice' : long ? 'prose' : kindOfLine(field)}
        nameOf={(value) => nameAmong(options, value)}
      />
    </div>
  );
}

function Text({
  long,
  onText,
  ...rest
}: {
  long: boolean;
  onText: (text: string) => void;
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string;
  required: boolean;
  value: string;
  placeholder?: string;
  maxLength: number;
  onBlur: () => void;
}) {
  if (long) return <TextAreaField {...rest} onChange={(event) => onText(event.target.value)} />;
  return <TextField {...rest} autoComplete="off" onChange={(event) => onText(event.target.value)} />;
}

function kindOfLine(field: DraftField): 'amount' | 'line' {
  return field === 'totalRequired' || field === 'minInvestment' ? 'amount' : 'line';
}

/** What a value of a list is called in it. */
function nameAmong(options: readonly Option[] = [], value: string): string {
  const named = options.find((option) => typeof option !== 'string' && option.value === value);
  return typeof named === 'object' ? named.label : value;
}

/** A value from an older list is still the person's own. */
function withOwn(options: readonly Option[], value: string): readonly Option[] {
  const known =
    value === '' || options.some((option) => (typeof option === 'string' ? option : option.value) === value);
  return known ? options : [...options, value];
}
