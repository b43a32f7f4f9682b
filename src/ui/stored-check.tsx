import { CheckField } from './check-field.tsx';
import { useStored } from './use-stored.ts';

/** A box whose answer is stored elsewhere. */
export function StoredCheck({
  label,
  stored,
  onStore,
}: {
  label: string;
  stored: boolean;
  /** As `useStored` has it. */
  onStore: (value: boolean) => Promise<boolean>;
}) {
  const [checked, choose, isStoring] = useStored(stored, onStore);
  return (
    <CheckField
      label={label}
      checked={checked}
      aria-busy={isStoring || undefined}
      onChange={({ target }) => choose(target.checked)}
    />
  );
}
