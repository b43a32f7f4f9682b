import { Bookmark, BookmarkCheck } from 'lucide-react';
import { wordsOfState } from '#src/content/connections.ts';
import { dealTools, stageWords } from '#src/content/deal-tools.ts';
import { type Deal, setShortlisted } from '#src/data/pipeline.ts';
import { usePipelineDeal } from '#src/data/use-pipeline.ts';
import { useStandingOn } from '#src/data/use-standing-on.ts';
import { showToast } from '#src/state/toasts.ts';
import { Badge } from '#src/ui/badge.tsx';
import { IconToggle } from '#src/ui/icon-toggle.tsx';

/**
 * In the corner of a deal's card: how an investor stands with its founder, how far they have come with it, and the shortlist,
 * without opening it.
 */
export function OwnMark({ deal }: { deal: Deal }) {
  const kept = usePipelineDeal(deal);
  const connection = useStandingOn(deal.id);
  if (!kept) return null;
  const isOn = kept.shortlistedAt !== null;
  return (
    <div className="absolute end-1.5 top-1.5 flex items-center gap-2 ps-1.5">
      <div className="flex flex-wrap justify-end gap-1">
        {connection && (
          <Badge>{wordsOfState(connection, connection.requestedBy === 'investor' ? 'asker' : 'asked')}</Badge>
        )}
        {kept.stage !== 'new' && <Badge look="brand">{stageWords[kept.stage]}</Badge>}
      </div>
      <IconToggle
        icon={isOn ? BookmarkCheck : Bookmark}
        label={dealTools.onCard(deal.title)}
        isOn={isOn}
        onPress={() => {
          setShortlisted(deal, !isOn).catch(() => showToast({ kind: 'error', title: dealTools.failed }));
        }}
      />
    </div>
  );
}
