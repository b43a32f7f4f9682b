import { connectionsWords as words } from '#src/content/connections.ts';
import { useOtherConnection } from '#src/data/use-connections.ts';
import { AskBeforeDialog } from '#src/ui/ask-before-dialog.tsx';
import type { Connection } from '#sync/records/connection.ts';

/** Says what goes with a connection: nothing of how to reach each other where another one stays between the two. */
export function EndDialog({
  connection,
  onClose,
  onConfirm,
}: {
  connection: Connection;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const other = useOtherConnection(connection);
  if (other === undefined) return null;
  return (
    <AskBeforeDialog
      title={words.endTitle}
      lead={other ? words.endLeadOfOne(other.dealTitle) : words.endLead}
      action={words.end}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
}
