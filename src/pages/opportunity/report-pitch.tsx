import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportWords as words } from '#src/content/admin.ts';
import { reportAbuse } from '#src/data/settings.ts';
import { useAccount } from '#src/data/use-account.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { ReportDialog } from '#src/ui/report-dialog.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { reportReasons, reportSchema } from '#sync/records/report.ts';

/** For whoever is signed in, about a pitch of somebody else. */
export function ReportPitch({ opportunity }: { opportunity: Opportunity }) {
  const account = useAccount();
  const [isOpen, setOpen] = useState(false);
  if (!account || account.id === opportunity.founderId) return null;
  return (
    <>
      <Button look="quiet" small className="justify-self-start" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="size-4" />
        {words.button}
      </Button>
      {isOpen && <ReportThis opportunity={opportunity} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReportThis({ opportunity, onClose }: { opportunity: Opportunity; onClose: () => void }) {
  async function send(reason: string, detail: string) {
    try {
      const { id: subjectId, title: subjectName } = opportunity;
      const told = { subject: 'opportunity' as const, subjectId, subjectName, detail };
      await reportAbuse({ ...told, reason: reportSchema.shape.reason.parse(reason) });
      showToast({ kind: 'success', title: words.done, detail: words.doneDetail });
      onClose();
    } catch {
      showToast({ kind: 'error', title: words.failed });
    }
  }

  return (
    <ReportDialog
      words={words}
      reasons={reportReasons.map(({ id, label }) => ({ value: id, label }))}
      onSend={(reason, detail) => void send(reason, detail)}
      onClose={onClose}
    />
  );
}
