import { type ReactNode, useRef, useState } from 'react';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { Button } from './button.tsx';
import { CheckField } from './check-field.tsx';
import { OptionGroup } from './option-group.tsx';
import { asOption, type Option, SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';
import { TypedHint } from './typed-hint.tsx';

export type FormField = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Has the whole row where the form has two columns, as areas and checks have it anyway. */
  wide?: boolean;
} & (
  | {
      kind: 'text' | 'email' | 'tel' | 'url' | 'digits' | 'date' | 'time';
      autoComplete?: string;
      placeholder?: string;
    }
  | {
      kind: 'amount';
      /** `valueOf`: what stands in another field of the form. */
      readBack: (typed: string, valueOf: (name: string) => string) => string | undefined;
      placeholder?: string;
    }
  | { kind: 'area' }
  | {
      kind: 'select';
      options: readonly Option[];
      placeholder?: string;
      /** What choosing it leads to, told below as soon as it is chosen; '' where that is nothing. */
      consequence?: (chosen: string) => string;
    }
  | { kind: 'checks'; options: readonly Option[] }
);

export type Edits = { from: Record<string, unknown>; to: Record<string, unknown> };
/** What is written and not saved, by field, and what stood there when that began. */
export type Written = Record<string, { from: unknown; to: string | string[] }>;

/** What is wrong, by field. `isAnew`: from then on these are written against what is stored now, which the person has read. */
export type Unkept = { faults: Record<string, string>; isAnew: boolean };

const nothing: Written = {};

/**
 * A form over what is stored: what is not being written shows what is stored, also when that changes meanwhile. Only the
 * fields that were changed are saved, with what stood there when the person began to write. While one save is under way there is
 * no other.
 */
export function FieldsForm({
  label,
  fields,
  stored,
  written = nothing,
  check,
  onSave,
  onWritten,
  onUnchanged,
  savesUnchanged = false,
  onSaved,
  save,
  saveLabel,
  saved,
  columns = 1,
}: {
  label: string;
  fields: readonly FormField[];
  stored: object;
  /** What it begins with besides. */
  written?: Written;
  /** What is wrong, by field. */
  check: (edits: Edits) => Record<string, string>;
  /** Where it could not be kept, false or what is wrong: what was written stays. */
  onSave: (edits: Edits) => Promise<boolean | Unkept>;
  /** Tells at every change what is written and not saved. */
  onWritten?: (written: Written) => void;
  /** Where there is nothing to save; without it that reads as saved. */
  onUnchanged?: () => void;
  /** What stands in it at first is worth saving, too: it is `onSave` that is called then. */
  savesUnchanged?: boolean;
  /** All that stood in it is saved, also where nothing was changed. Called before `onWritten` tells what is left. */
  onSaved?: () => void;
  save: string;
  /** The button's whole name, where several forms of a screen are saved. */
  saveLabel?: string;
  saved: ReactNode;
  /** 2: short fields stand beside each other where there is room. */
  columns?: 1 | 2;
}) {
  const [typed, setTyped] = useState(written);
  // What is typed while a save is under way is newer than what the save knows.
  const newest = useRef(written);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isSaved, setSaved] = useState(false);
  const [isBusy, inTurn] = useOneAtATime();
  const values = new Map<string, unknown>(Object.entries(stored));

  function valueOf(name: string): string | string[] {
    return typed[name]?.to ?? asWritten(values.get(name));
  }

  function write(name: string, to: string | string[]) {
    setSaved(false);
    // Nothing may have stood there, too.
    const begun = newest.current[name];
    tell({ ...newest.current, [name]: { from: begun ? begun.from : values.get(name), to } });
    setFaults(({ [name]: _, ...others }) => others);
  }

  function tell(now: Written) {
    newest.current = now;
    setTyped(now);
    onWritten?.(now);
  }

  /** Half of a date or time stands there, and the browser gives nothing for it. */
  function isHalf({ kind, name }: FormField): boolean {
    if (kind !== 'date' && kind !== 'time') return false;
    const element = document.getElementById(idOf(label, name));
    return element instanceof HTMLInputElement && element.validity.badInput;
  }

  /** The way to what must be put right, or looked at again. Answers whether a field of this form is at fault. */
  function goToFirst(faults: Record<string, string>): boolean {
    const first = fields.find(({ name }) => faults[name] !== undefined);
    if (first) document.getElementById(idOf(label, first.name))?.focus();
    return first !== undefined;
  }

  function putRight({ faults, isAnew }: Unkept) {
    goToFirst(faults);
    setFaults(faults);
    if (!isAnew) return;
    tell(
      Object.fromEntries(
        Object.entries(newest.current).map(([name, { from, to }]) => [
          name,
          { from: name in faults ? values.get(name) : from, to },
        ]),
      ),
    );
  }

  /** What was typed since the save began, on top of what it stored. */
  function typedSince(began: Written, edits: Edits): Written {
    const later = Object.entries(newest.current).filter(([name, it]) => it !== began[name]);
    return Object.fromEntries(
      later.map(([name, { from, to }]) => [name, { from: name in edits.to ? edits.to[name] : from, to }]),
    );
  }

  async function send() {
    const changed = Object.entries(changedIn(typed));
    const edits = {
      from: Object.fromEntries(changed.map(([name, { from }]) => [name, from])),
      to: Object.fromEntries(changed.map(([name, { to }]) => [name, to])),
    };
    const half = fields
      .filter(isHalf)
      .map(({ name, required }) => [name, required ? 'Enter all of it.' : 'Enter all of it, or clear it.']);
    const found = { ...check(edits), ...Object.fromEntries(half) };
    setFaults(found);
    if (goToFirst(found)) return;
    const isNothing = changed.length === 0 && !savesUnchanged;
    if (isNothing && onUnchanged) return onUnchanged();
    const kept = isNothing || (await onSave(edits));
    if (kept === false) return;
    if (kept !== true) return putRight(kept);
    onSaved?.();
    tell(typedSince(typed, edits));
    setSaved(Object.keys(newest.current).length === 0);
  }

  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void inTurn(send);
      }}
      className={`grid gap-5 ${columns === 2 ? 'md:grid-cols-2' : ''}`}
    >
      {fields.map((field) => (
        <div key={field.name} className={columns === 2 && hasWholeRow(field) ? 'md:col-span-2' : undefined}>
          <OneField
            id={idOf(label, field.name)}
            field={field}
            value={valueOf(field.name)}
            valueOf={(name) => valueOf(name).toString()}
            error={faults[field.name]}
            onWrite={(to) => write(field.name, to)}
          />
        </div>
      ))}
      <div className={`flex flex-wrap items-center gap-4 ${columns === 2 ? 'md:col-span-2' : ''}`}>
        <Button type="submit" look="primary" busy={isBusy} aria-label={saveLabel}>
          {save}
        </Button>
        <p role="status" className="text-quiet">
          {isSaved && saved}
        </p>
      </div>
    </form>
  );
}

function OneField({
  id,
  field,
  value,
  valueOf,
  error,
  onWrite,
}: {
  id: string;
  field: FormField;
  value: string | string[];
  valueOf: (name: string) => string;
  error: string | undefined;
  onWrite: (to: string | string[]) => void;
}) {
  const { label, required, kind } = field;
  if (kind === 'checks') {
    const chosen = Array.isArray(value) ? value : [];
    return (
      <OptionGroup
        {...{ id, label, hint: field.hint, required, error }}
        className="grid gap-x-5 sm:grid-cols-2"
      >
        {/* What was chosen from another list stays to be seen, and to be taken off. */}
        {withChosen(field.options, chosen).map(({ value: option, label }) => (
          <CheckField
            key={option}
            label={label}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              onWrite(target.checked ? [...chosen, option] : chosen.filter((it) => it !== option))
            }
          />
        ))}
      </OptionGroup>
    );
  }
  const text = value.toString();
  const words = { id, label, hint: field.hint, required, error, name: field.name, value: text };
  const onChange = ({ target }: { target: { value: string } }) => onWrite(target.value);
  if (kind === 'area') return <TextAreaField {...words} rows={4} onChange={onChange} />;
  if (kind === 'select') {
    const { options, placeholder, consequence } = field;
    const told = consequence?.(text);
    const hint = told ? <TypedHint words={told} isFresh={!field.hint} /> : field.hint;
    return <SelectField {...words} {...{ hint, options, placeholder }} onChange={onChange} />;
  }
  const hint = kind === 'amount' ? (field.readBack(text, valueOf) ?? field.hint) : field.hint;
  return (
    <TextField
      {...words}
      hint={kind === 'amount' && hint ? <TypedHint words={hint} isFresh={!field.hint} /> : hint}
      type={kind === 'amount' || kind === 'digits' ? 'text' : kind}
      inputMode={kind === 'digits' ? 'numeric' : undefined}
      autoComplete={'autoComplete' in field ? field.autoComplete : 'off'}
      placeholder={field.placeholder}
      onChange={onChange}
    />
  );
}

function withChosen(options: readonly Option[], chosen: string[]) {
  const offered = options.map(asOption);
  const others = chosen.filter((one) => offered.every(({ value }) => value !== one));
  return [...offered, ...others.map(asOption)];
}

function hasWholeRow({ wide, kind }: FormField): boolean {
  return wide === true || kind === 'area' || kind === 'checks';
}

/** A stored value as it stands in its field. */
export function asWritten(value: unknown): string | string[] {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Without what is again as it stood there before. */
export function changedIn(written: Written): Written {
  return Object.fromEntries(
    Object.entries(written).filter(([, { from, to }]) => asWritten(from).toString() !== to.toString()),
  );
}

function idOf(label: string, name: string): string {
  return `${label}-${name}`.replace(/\W+/g, '-').toLowerCase();
}
