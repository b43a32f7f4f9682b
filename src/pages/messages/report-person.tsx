import { conversationWords, reportPersonWords as words } from '#src/content/messages.ts';
import type { Addressee } from '#src/data/messages.ts';
import { ReportThis } from '#src/pages/report/report-this.tsx';
import { reportReasons } from '#sync/records/report.ts';

/** About the other side of a conversation; `href`: where it can be told. */
export function ReportPerson({
  other,
  href,
  onClose,
}: {
  other: Addressee;
  href: string;
  onClose: () => void;
}) {
  return (
    <ReportThis
      about={{ subject: 'person', subjectId: other.id, subjectName: other.name }}
      href={href}
      words={{ ...words, title: conversationWords.report(other.name) }}
      reasons={reportReasons}
      onClose={onClose}
    />
  );
}
