import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

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
          <Button onClick={onClose}>Keep it</Button>
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
