import { Compass } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '#src/state/toasts.ts';
import { AskBeforeDialog } from '#src/ui/ask-before-dialog.tsx';
import { Button } from '#src/ui/button.tsx';
import { DealGridSkeleton } from '#src/ui/deal-grid.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { DiscardButton } from '#src/ui/discard-button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { SaveMark } from '#src/ui/save-mark.tsx';
import { SendingNote } from '#src/ui/sending-note.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Row, Shelf } from './shelf.tsx';

const kinds = ['success', 'notice', 'error'] as const;

export function Feedback() {
  const [asking, setAsking] = useState<'dialog' | 'question'>();
  return (
    <Shelf title="Feedback">
      <Row title="Messages and questions">
        {kinds.map((kind) => (
          <Button
            key={kind}
            onClick={() => showToast({ kind, title: `A ${kind}`, detail: 'And what it means.' })}
          >
            Toast: {kind}
          </Button>
        ))}
        <Button onClick={() => setAsking('dialog')}>Dialog</Button>
        <Button onClick={() => setAsking('question')}>Question</Button>
        <DiscardButton
          title="A note"
          lead="It goes for good:"
          words={['Ask for the deck.']}
          onDiscard={() => {}}
        />
      </Row>
      {asking === 'question' && (
        <AskBeforeDialog
          title="Withdraw this?"
          lead="You cannot take it back."
          action="Withdraw"
          onClose={() => setAsking(undefined)}
          onConfirm={() => setAsking(undefined)}
        />
      )}
      {asking === 'dialog' && (
        <Dialog
          title="A sheet on phones"
          onClose={() => setAsking(undefined)}
          actions={<Button onClick={() => setAsking(undefined)}>Done</Button>}
        >
          In the middle on larger screens.
        </Dialog>
      )}
      <Notice title="Good to know">Something to know before going on.</Notice>
      <Notice look="warn" title="Your session has ended">
        Nothing is sent until you log in again.
      </Notice>
      <Notice look="bad" title="Could not be read">
        Reload first.
      </Notice>
      <Row title="Where words are">
        <SaveMark look="saving" text="Saving" />
        <SaveMark look="saved" text="Saved on this device" />
        <SaveMark look="fault" text="Not saved" />
        <SendingNote look="waiting" text="Waits for a network" />
        <SendingNote look="sent" text="Sent" />
        <SendingNote look="refused" text="Not accepted" />
      </Row>
      <ProgressBar percent={62} label="Raised" />
      <EmptyState icon={Compass} title="No opportunities here yet" action={<Button>Retry</Button>}>
        They appear once this device has been online.
      </EmptyState>
      <LoadingList label="Loading" />
      <RowPlaces label="Loading" row="h-34 sm:h-28" above={<Skeleton className="h-11 rounded-box" />} />
      <DealGridSkeleton cards={3} />
    </Shelf>
  );
}
