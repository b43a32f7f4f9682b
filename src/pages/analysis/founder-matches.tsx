import { SquarePen } from 'lucide-react';
import { useState } from 'react';
import { matchingWords } from '#src/content/ai-analysis.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { DirectoryMatches } from './directory-matches.tsx';
import { NetworkMatches } from './network-matches.tsx';
import { usePitchesToMatch } from './use-pitches-to-match.ts';

const words = matchingWords.founder;

/** Which investors suit a pitch of this founder, of the network and of the database. */
export function FounderMatches() {
  const pitches = usePitchesToMatch();
  const [chosenId, setChosenId] = useState('');
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
        onChange={({ target }) => setChosenId(target.value)}
      />
      <NetworkMatches pitch={chosen.pitch} />
      <DirectoryMatches key={chosen.id} pitch={chosen.pitch} />
    </div>
  );
}
