import { SquarePen } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { matchingWords } from '#src/content/ai-analysis.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { DirectoryMatches } from './directory-matches.tsx';
import { NetworkMatches } from './network-matches.tsx';
import { usePitchesToMatch } from './use-pitches-to-match.ts';

const words = matchingWords.founder;

/**
 * Which investors suit a pitch of this founder, of the network and of the database. The address says which pitch: whoever goes
 * back to it, or loads it anew, finds the same.
 */
export function FounderMatches() {
  const pitches = useArrived(usePitchesToMatch());
  const [address, setAddress] = useSearchParams();
  const chosenId = address.get('pitch');
  const choose = (pitch: string) =>
    setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), pitch }), { replace: true });
  if (!pitches) return <LoadingList label={matchingWords.loading} />;
  const chosen = pitches.find(({ id }) => id === chosenId) ?? pitches[0];
  if (!chosen)
    return (
      <EmptyState
        icon={SquarePen}
        title={words.blank}
        action={<ButtonLink href={paths.submitPitch}>{words.write}</ButtonLink>}
      >
        {words.blankText}
      </EmptyState>
    );
  return (
    <div className="grid gap-8">
      <SelectField
        label={words.pitch}
        options={pitches.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen.id}
        onChange={({ target }) => choose(target.value)}
      />
      <NetworkMatches pitch={chosen.pitch} />
      <DirectoryMatches key={chosen.id} pitch={chosen.pitch} />
    </div>
  );
}
