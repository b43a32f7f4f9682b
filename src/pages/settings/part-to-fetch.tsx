import { keptParts, keptWords } from '#src/content/directory.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { keepPartLater } from '#src/pages/storage/keep-part.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { useStored } from '#src/ui/use-stored.ts';

/** How much of a deleted directory is kept once it is fetched again. How large it is now, the server alone knows. */
export function PartToFetch({ stored }: { stored: KeptPart }) {
  const [part, choose, isStoring] = useStored(stored, keepPartLater);
  return (
    <div className="sm:max-w-sm">
      <SelectField
        label={keptWords.laterLabel}
        hint={keptWords.laterHint}
        options={keptParts.map(({ part: value, label }) => ({ value, label }))}
        value={part}
        aria-busy={isStoring || undefined}
        onChange={({ target }) => {
          const chosen = keptParts.find((each) => each.part === target.value);
          if (chosen) choose(chosen.part);
        }}
      />
    </div>
  );
}
