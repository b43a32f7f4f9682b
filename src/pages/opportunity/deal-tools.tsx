import { ArrowDown, Bookmark, BookmarkCheck, Printer } from 'lucide-react';
import { connectWords } from '#src/content/connections.ts';
import { dealTools as words } from '#src/content/deal-tools.ts';
import { setShortlisted } from '#src/data/pipeline.ts';
import { usePipelineDeal } from '#src/data/use-pipeline.ts';
import { ShareButtons } from '#src/pages/sharing/share-buttons.tsx';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import type { Account } from '#sync/records/account.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { isOpen } from '#sync/rules/raised.ts';
import { connectPanelId } from './connect-panel.tsx';
import { ReportPitch } from './report-pitch.tsx';

/** What one does with a deal as a whole. */
export function DealTools({ opportunity, reader }: { opportunity: Opportunity; reader: Account | null }) {
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {reader?.userType === 'investor' && <ShortlistButton opportunity={opportunity} />}
      {isOpen(opportunity) && (reader === null || reader.userType === 'investor') && <WayToConnect />}
      <ShareButtons
        small
        title={opportunity.title}
        href={paths.opportunity(opportunity.id)}
        label={words.share}
      />
      <Button small onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" />
        {words.print}
      </Button>
      {reader && reader.id !== opportunity.founderId && <ReportPitch opportunity={opportunity} />}
    </div>
  );
}

/** Where all stands in one column, the way to the founder is four screens further down. */
function WayToConnect() {
  return (
    <Button
      small
      aria-label={words.toConnect}
      className="lg:hidden"
      onClick={() => {
        const panel = document.getElementById(connectPanelId);
        panel?.scrollIntoView();
        panel?.focus({ preventScroll: true });
      }}
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      {connectWords.title}
    </Button>
  );
}

function ShortlistButton({ opportunity }: { opportunity: Opportunity }) {
  const deal = usePipelineDeal(opportunity);
  // Its place, as what stands beside it must not move under a finger.
  if (!deal)
    return (
      <Button small className="invisible">
        <Bookmark className="size-4" />
        {words.shortlist}
      </Button>
    );
  const isOn = deal.shortlistedAt !== null;
  const Icon = isOn ? BookmarkCheck : Bookmark;
  return (
    <Button
      small
      aria-pressed={isOn}
      onClick={() => {
        setShortlisted(opportunity, !isOn).catch(() => showToast({ kind: 'error', title: words.failed }));
      }}
    >
      <Icon aria-hidden="true" className="size-4" />
      {isOn ? words.unshortlist : words.shortlist}
    </Button>
  );
}
