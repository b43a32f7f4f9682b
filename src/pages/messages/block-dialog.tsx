import { conversationWords as words } from '#src/content/messages.ts';
import { type Addressee, setBlocked } from '#src/data/messages.ts';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

export function BlockDialog({ other, onClose }: { other: Addressee; onClose: () => void }) {
  function block() {
    onClose();
    setBlocked(other, true).catch(tellRefusal(words.failed));
  }

  return (
    <Dialog
      title={`${words.block(other.name)}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button look="danger" onClick={block}>
            {words.block(other.name)}
          </Button>
        </>
      }
    >
      <p>{words.blockLead(other.name)}</p>
    </Dialog>
  );
}
