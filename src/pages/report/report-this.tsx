import type { reportWords } from '#src/content/report.ts';
import { faultsOf } from '#src/data/faults-of.ts';
import { reportAbuse } from '#src/data/settings.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { showToast } from '#src/state/toasts.ts';
import type { Edits } from '#src/ui/fields-form.tsx';
import { type Told, toldSchema } from '#sync/records/report.ts';

type Words = { [Word in keyof Omit<typeof reportWords, 'button'>]: string };

const blank = { reason: '', detail: '' };

/** Asks what is wrong with something, and tells the admins. `href`: where it can be told. */
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
  async function send({ to }: Edits) {
    await reportAbuse(toldSchema.parse({ ...about, ...blank, ...to }));
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
          required: true,
          placeholder: words.choose,
          options: reasons.map(({ id, label }) => ({ value: id, label })),
        },
        { name: 'detail', label: words.detail, kind: 'area' },
      ]}
      stored={blank}
      check={({ to }) => faultsOf(toldSchema, { ...about, ...blank, ...to })}
      words={{ save: words.send, failed: words.failed }}
      onSave={send}
      onClose={onClose}
    />
  );
}
