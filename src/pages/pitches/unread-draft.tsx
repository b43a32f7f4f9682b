import { NeedsDatabase } from '#src/pages/storage/needs-database.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { KeptWords } from './kept-words.tsx';
import type { PitchDraft } from './use-pitch-draft.ts';

/** In place of a draft that was not read yet: one that is only being read must not look like one that cannot be. */
export function UnreadDraft({ draft, isUnreadable }: { draft: PitchDraft; isUnreadable: boolean }) {
  const hasWords = Object.keys(draft.typed).length > 0;
  if (isUnreadable && hasWords) return <KeptWords draft={draft} />;
  return (
    <NeedsDatabase>
      <LoadingList label="Loading draft" />
    </NeedsDatabase>
  );
}
