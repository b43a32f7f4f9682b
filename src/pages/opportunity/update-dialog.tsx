import { updateLabels as labels, dealUpdates as words } from '#src/content/deal-updates.ts';
import { type blankUpdate, updateFaults } from '#src/data/deal-updates.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import type { Edits, FormField } from '#src/ui/fields-form.tsx';

/** The form of one update, new or published. `onSave` stores it on this device, or throws RefusedError. */
export function UpdateDialog({
  keptAs,
  title,
  stored,
  save,
  onSave,
  onClose,
}: {
  keptAs: FormAbout;
  title: string;
  stored: typeof blankUpdate;
  save: string;
  onSave: (edits: Edits) => Promise<void>;
  onClose: () => void;
}) {
  return (
    <FormDialog
      keptAs={keptAs}
      title={title}
      fields={fields}
      stored={stored}
      check={(edits) => updateFaults(stored, edits)}
      words={{ save, failed: words.failed }}
      onSave={onSave}
      onClose={onClose}
    />
  );
}

const fields: readonly FormField[] = [
  { name: 'title', label: labels.title, kind: 'text', required: true },
  { name: 'text', label: labels.text, hint: words.publishHint, kind: 'area', required: true },
];
