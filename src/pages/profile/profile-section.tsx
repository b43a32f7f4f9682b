import { type ReactNode, useState } from 'react';
import { profilePage as words } from '#src/content/profile.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { discardRewritten } from '#src/data/outbox/outbox-actions.ts';
import { type FormSending, useFormSending } from '#src/data/outbox/use-form-sending.ts';
import { KeptForm } from '#src/pages/forms/kept-form.tsx';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { Card } from '#src/ui/card.tsx';
import type { Edits, FieldsForm } from '#src/ui/fields-form.tsx';
import type { MutationName } from '#sync/mutations/all.ts';
import { ProfilePart } from './profile-part.tsx';
import { RefusedSaving } from './refused-saving.tsx';
import { unkeptBy } from './unkept-by.ts';

/** One group of fields with its own Save: what is half written in it is kept on this device. */
export function ProfileSection({
  action,
  title,
  lead,
  onSave,
  ...form
}: Pick<Parameters<typeof FieldsForm>[0], 'fields' | 'stored' | 'check'> & {
  /** What saving it is called in the outbox. */
  action: MutationName;
  onSave: (edits: Edits) => Promise<void>;
  title: string;
  lead?: ReactNode;
}) {
  const [savings, setSavings] = useState(0);
  const [refusedBefore, setRefusedBefore] = useState<ReadonlySet<string>>(new Set());
  const sending = useFormSending(action, savings);

  return (
    <ProfilePart title={title} lead={lead}>
      {sending && <RefusedSaving refused={sending.refused} />}
      <Card>
        <KeptForm
          {...form}
          keptAs={{ key: `profile:${action}`, title: `${words.title}: ${title}`, href: paths.profile }}
          columns={2}
          label={title}
          save={words.save}
          saveLabel={`${words.save}: ${title}`}
          saved={savedWords(sending, refusedBefore)}
          onSave={async (edits) => {
            try {
              const refused = sending?.refused ?? [];
              await onSave(edits);
              await discardRewritten(refused, edits.to);
              setRefusedBefore(new Set(refused.map(({ key }) => key)));
              setSavings((before) => before + 1);
              return true;
            } catch (error) {
              const failure = error instanceof RefusedError ? error.failure : undefined;
              const unkept = unkeptBy(failure, form.stored);
              if (unkept) return unkept;
              showToast({
                kind: 'error',
                source: 'settings',
                title: words.failed,
                detail: failure?.message,
              });
              return false;
            }
          }}
        />
      </Card>
    </ProfilePart>
  );
}

/** Of the last saving: what was refused before it has its own notice. */
function savedWords(sending: FormSending | undefined, refusedBefore: ReadonlySet<string>): string {
  if (sending?.putOff !== undefined) return `${words.putOff} ${sending.putOff}`;
  if (!sending || sending.isWaiting) return words.saved;
  return sending.refused.some(({ key }) => !refusedBefore.has(key)) ? words.notAccepted : words.sent;
}
