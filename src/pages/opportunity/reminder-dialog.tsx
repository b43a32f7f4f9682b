import { reminderWords as words } from '#src/content/deal-tools.ts';
import { type Deal, editReminder, reminderFaults } from '#src/data/pipeline.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { paths } from '#src/paths.ts';
import type { FormField } from '#src/ui/fields-form.tsx';
import type { Reminder } from '#sync/rules/reminder.ts';

export function ReminderDialog({
  opportunity,
  reminder,
  onClose,
}: {
  opportunity: Deal;
  reminder: Reminder;
  onClose: () => void;
}) {
  return (
    <FormDialog
      keptAs={{
        key: `reminder:${opportunity.id}`,
        title: `${words.set}: ${opportunity.title}`,
        href: paths.opportunity(opportunity.id),
      }}
      title={words.set}
      fields={fields}
      stored={reminder}
      check={(edits) => reminderFaults(reminder, edits)}
      words={words}
      onSave={(edits) => editReminder(opportunity, edits)}
      onClose={onClose}
    />
  );
}

const fields: readonly FormField[] = [
  { name: 'remindOn', label: words.remindOn, kind: 'date', required: true },
  { name: 'reminderNote', label: words.reminderNote, hint: words.hint, kind: 'area' },
];
