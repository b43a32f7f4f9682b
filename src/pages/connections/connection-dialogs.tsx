import { useState } from 'react';
import { connectionsWords as words } from '#src/content/connections.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';

export function DeclineDialog({
  onClose,
  onDecline,
}: {
  onClose: () => void;
  onDecline: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  return (
    <Dialog
      title={words.declineTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" onClick={() => onDecline(reason)}>
            {words.decline}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{words.declineLead}</p>
        <TextAreaField
          label={words.reason}
          rows={3}
          maxLength={1_000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  );
}

/** What cannot be undone is asked about first. */
export function AskBeforeDialog({
  title,
  lead,
  action,
  onClose,
  onConfirm,
}: {
  title: string;
  lead: string;
  action: string;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="danger" onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <p>{lead}</p>
    </Dialog>
  );
}
