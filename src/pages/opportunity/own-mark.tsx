import { Bookmark, BookmarkCheck } from 'lucide-react';
import { dealTools, stageWords } from '#src/content/deal-tools.ts';
import { type Deal, setShortlisted } from '#src/data/pipeline.ts';
import { usePipelineDeal } from '#src/data/use-pipeline.ts';
import { showToast } from '#src/state/toasts.ts';
import { Badge } from '#src/ui/badge.tsx';

/** In the corner of a deal's card: how far an investor has come with it, and the shortlist, without opening it. */
export function OwnMark({ deal }: { deal: Deal }) {
  const kept = usePipelineDeal(deal);
  if (!kept) return null;
  const isOn = kept.shortlistedAt !== null;
  const Icon = isOn ? BookmarkCheck : Bookmark;
  return (
    <div className="absolute end-1.5 top-1.5 flex items-center gap-2">
      {kept.stage !== 'new' && <Badge look="brand">{stageWords[kept.stage]}</Badge>}
      <button
        type="button"
        aria-label={dealTools.onCard(deal.title)}
        aria-pressed={isOn}
        onClick={() => {
          setShortlisted(deal, !isOn).catch(() => showToast({ kind: 'error', title: dealTools.failed }));
        }}
        className="btn btn-square h-11 w-11 border-base-300 bg-base-100 aria-pressed:bg-primary aria-pressed:text-primary-content"
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
