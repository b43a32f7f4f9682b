import type { reportWords } from '#src/content/report.ts';
import { faultsOf } from '#src/data/faults-of.ts';
import { reportAbuse } from '#src/data/settings.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { showToast } from '#src/state/toasts.ts';
import type { Edits } from '#src/ui/fields-form.tsx';
import { type Told, toldSchema } from '#sync/records/report.ts';

type Words = { [Word in keyof Omit<typeof reportWords, 'button'>]: string };

/** Asks what is wrong with something, and tells the admins. `href`: where it can be told. The first of the reasons is chosen until another is. */
export function ReportThis({
  about,
  href,
  words,
  reasons,
  onClose,
}: {
  about: Pick<Told, 'subject' | 'subjectId' | 'subjectName'>;
  href: string;
  words: Words;
  reasons: readonly { id: string; label: string }[];
  onClose: () => void;
}) {
  const stored = { reason: reasons[0]?.id ?? '', detail: '' };

  async function send({ to }: Edits) {
    await reportAbuse(toldSchema.parse({ ...about, ...stored, ...to }));
    showToast({ kind: 'success', title: words.done, detail: words.doneDetail });
  }

  return (
    <FormDialog
      keptAs={{
        key: `report:${about.subject}:${about.subjectId}`,
        title: `${words.title}: ${about.subjectName}`,
        href,
      }}
      title={words.title}
      lead={words.lead}
      fields={[
        {
          name: 'reason',
          label: words.reason,
          kind: 'select',
          options: reasons.map(({ id, label }) => ({ value: id, label })),
        },
        { name: 'detail', label: words.detail, kind: 'area' },
      ]}
      stored={stored}
      check={({ to }) => faultsOf(toldSchema, { ...about, ...stored, ...to })}
      words={{ save: words.send, failed: words.failed }}
      onSave={send}
      savesUnchanged
      onClose={onClose}
    />
  );
}
