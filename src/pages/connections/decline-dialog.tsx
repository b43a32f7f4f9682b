import { connectionsWords as words } from '#src/content/connections.ts';
import { faultsOf } from '#src/data/faults-of.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { paths } from '#src/paths.ts';
import { connectionSchema } from '#sync/records/connection.ts';

const nothing = { reason: '' };

/** `onDecline` stores it on this device, or throws RefusedError. What is written stays on the device until then. */
export function DeclineDialog({
  connectionId,
  name,
  about,
  onClose,
  onDecline,
}: {
  connectionId: string;
  name: string;
  /** Whether they were asked about a deal, or for themselves. */
  about: 'deal' | 'person';
  onClose: () => void;
  onDecline: (reason: string) => Promise<void>;
}) {
  return (
    <FormDialog
      keptAs={{
        key: `decline:${connectionId}`,
        title: `${words.decline}: ${name}`,
        href: paths.connectionsTab('requests'),
      }}
      title={words.declineTitle}
      lead={words.declineLead[about]}
      fields={[{ name: 'reason', label: words.reason, kind: 'area' }]}
      stored={nothing}
      check={({ to }) => faultsOf(asked, to)}
      words={{ save: words.decline, failed: words.failed }}
      onSave={({ to }) => onDecline(asked.parse(to).reason ?? '')}
      savesUnchanged
      onClose={onClose}
    />
  );
}
const asked = connectionSchema.pick({ reason: true }).partial();
