import { conversationWords as words } from '#src/content/messages.ts';
import { type Addressee, setBlocked } from '#src/data/messages.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { tell } from './tell.ts';

export function BlockDialog({ other, onClose }: { other: Addressee; onClose: () => void }) {
  function block() {
    onClose();
    setBlocked(other, true).catch(tell);
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
