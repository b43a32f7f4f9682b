import { useState } from 'react';
import { wordsOfWork } from '#src/content/connections.ts';
import { raisedLabels, roundWords as words } from '#src/content/round.ts';
import { useIsSubmissionHere, useRoundWork } from '#src/data/outbox/use-round-work.ts';
import {
  closeOpportunity,
  raisedFaults,
  setRaisedAmount,
  takeBackSubmission,
  withdrawOpportunity,
} from '#src/data/round.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { readBack } from '#src/pages/profile/read-back.ts';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { AskBeforeDialog } from '#src/ui/ask-before-dialog.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { mayEdit } from '#sync/rules/pitch-edit.ts';
import { isOpen, mayClose, mayRaise } from '#sync/rules/raised.ts';
import { EditPitchDialog } from './edit-pitch-dialog.tsx';

const endings = { close: closeOpportunity, withdraw: withdrawOpportunity };

/**
 * What a founder may do with a pitch whose round is not over, each asked about or written in a form above the page.
 * `onTakenBack`: where to go on, with the draft that is open again, as the pitch is no more.
 */
export function RoundActions({
  deal,
  onTakenBack = focusHeading,
}: {
  deal: Opportunity;
  onTakenBack?: (draftId: string | undefined) => void;
}) {
  const [open, setOpen] = useState<'edit' | 'raise' | keyof typeof endings | null>(null);
  const shut = () => setOpen(null);
  const waiting = useRoundWork(deal.id);
  const isHere = useIsSubmissionHere(deal.id) === true;
  const offered = (['edit', 'raise', 'close', 'withdraw'] as const).filter(
    (what) => isOffered[what](deal) && !(isHere && what === 'withdraw'),
  );
  if (offered.length === 0 && !waiting) return null;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {offered.map((what) => (
        <Button
          key={what}
          small
          look={what === 'withdraw' ? 'quiet' : 'plain'}
          aria-label={`${words[what].action}: ${deal.title}`}
          onClick={() => setOpen(what)}
        >
          {words[what].action}
        </Button>
      ))}
      {isHere && (
        <Button
          small
          look="quiet"
          aria-label={`${words.takeBack.action}: ${deal.title}`}
          onClick={() => void takeBack(deal.id, onTakenBack)}
        >
          {words.takeBack.action}
        </Button>
      )}
      <p role="status" className="w-full text-quiet empty:hidden">
        {waiting && wordsOfWork(waiting)}
      </p>
      {open === 'edit' && (
        <EditPitchDialog deal={deal} onSaved={() => tellDone(words.edit.done)} onClose={shut} />
      )}
      {open === 'raise' && (
        <FormDialog
          keptAs={{
            key: `raised:${deal.id}`,
            title: `${words.raise.action}: ${deal.title}`,
            href: paths.opportunity(deal.id),
          }}
          title={words.raise.action}
          fields={[
            {
              name: 'raisedAmount',
              label: raisedLabels.raisedAmount,
              hint: words.raise.hint,
              kind: 'amount',
              readBack: readBack(deal.currency),
              required: true,
            },
          ]}
          stored={deal}
          check={(edits) => raisedFaults(deal, edits)}
          words={{ save: words.raise.save, failed: words.failed }}
          onSave={async (edits) => {
            await setRaisedAmount(deal.id, edits);
            tellDone(words.raise.done, deal.status === 'declined' ? words.sentUnseen : words.sentLater);
          }}
          onClose={shut}
        />
      )}
      {(open === 'close' || open === 'withdraw') && (
        <AskBeforeDialog
          title={words[open].title}
          lead={words[open].lead}
          action={words[open].action}
          onClose={shut}
          onConfirm={() => {
            shut();
            void end(open, deal.id);
          }}
        />
      )}
    </div>
  );
}

const isOffered = { edit: mayEdit, raise: mayRaise, close: mayClose, withdraw: isOpen };

async function end(how: keyof typeof endings, id: string): Promise<void> {
  try {
    await endings[how](id);
    tellDone(words[how].done);
    focusHeading();
  } catch (error) {
    tellFailed(error);
  }
}

async function takeBack(id: string, goOn: (draftId: string | undefined) => void): Promise<void> {
  try {
    const { undo, draftId } = await takeBackSubmission(id);
    const { done: title, detail, undo: label } = words.takeBack;
    showToast({ kind: 'notice', title, detail, action: { label, run: () => void undo().catch(tellFailed) } });
    goOn(draftId);
  } catch (error) {
    tellFailed(error);
  }
}

const tellFailed = tellRefusal(words.failed);

function tellDone(title: string, detail: string = words.sentLater) {
  showToast({ kind: 'success', title, detail });
}
