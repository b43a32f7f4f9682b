import { useState } from 'react';
import { clearWords as words } from '#src/content/account-forms.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';

/** Takes off this device what was typed, for who began a form where others come, too. */
export function ClearForm({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button look="quiet" small className="-mx-3.5" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {isAsking && (
        <Dialog
          title={words.title}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{words.keep}</Button>
              <Button
                look="danger"
                onClick={() => {
                  close();
                  onClear();
                }}
              >
                {words.confirm}
              </Button>
            </>
          }
        >
          {words.text}
        </Dialog>
      )}
    </>
  );
}
