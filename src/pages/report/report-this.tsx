import type { reportWords } from '#src/content/report.ts';
import { reportAbuse } from '#src/data/settings.ts';
import { showToast } from '#src/state/toasts.ts';
import { ReportDialog } from '#src/ui/report-dialog.tsx';
import { type Report, reportSchema } from '#sync/records/report.ts';

type Words = { [Word in keyof typeof reportWords]: string };

/** Asks what is wrong with something, and tells the admins. */
export function ReportThis({
  about,
  words,
  reasons,
  onClose,
}: {
  about: Pick<Report, 'subject' | 'subjectId' | 'subjectName'>;
  words: Words;
  reasons: readonly { id: string; label: string }[];
  onClose: () => void;
}) {
  async function send(reason: string, detail: string) {
    try {
      await reportAbuse({ ...about, detail, reason: reportSchema.shape.reason.parse(reason) });
      showToast({ kind: 'success', title: words.done, detail: words.doneDetail });
      onClose();
    } catch {
      showToast({ kind: 'error', title: words.failed });
    }
  }

  return (
    <ReportDialog
      words={words}
      reasons={reasons.map(({ id, label }) => ({ value: id, label }))}
      onSend={(reason, detail) => void send(reason, detail)}
      onClose={onClose}
    />
  );
}
