import { conversationWords, reportPersonWords as words } from '#src/content/messages.ts';
import type { Addressee } from '#src/data/messages.ts';
import { reportAbuse } from '#src/data/settings.ts';
import { showToast } from '#src/state/toasts.ts';
import { ReportDialog } from '#src/ui/report-dialog.tsx';
import { reportReasons, reportSchema } from '#sync/records/report.ts';
import { tell } from './tell.ts';

const reasons = reportReasons.map(({ id, label }) => ({ value: id, label }));

export function ReportPerson({ other, onClose }: { other: Addressee; onClose: () => void }) {
  async function send(reason: string, detail: string) {
    const told = { subject: 'person' as const, subjectId: other.id, subjectName: other.name, detail };
    await reportAbuse({ ...told, reason: reportSchema.shape.reason.parse(reason) });
    showToast({ kind: 'success', title: words.done, detail: words.doneDetail });
    onClose();
  }

  return (
    <ReportDialog
      words={{ ...words, title: conversationWords.report(other.name) }}
      reasons={reasons}
      onSend={(reason, detail) => void send(reason, detail).catch(tell)}
      onClose={onClose}
    />
  );
}
