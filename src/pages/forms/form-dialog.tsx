import { useState } from 'react';
import { leaveWords } from '#src/content/forms.ts';
import { keptOrFaults } from '#src/data/kept-or-faults.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { type Edits, FieldsForm, type FormField } from '#src/ui/fields-form.tsx';

/**
 * A form above the page. `onSave` stores it on this device, or throws RefusedError; it closes once that is done,
 * or once whoever has written something was asked whether to let it go.
 */
export function FormDialog({
  title,
  lead,
  fields,
  stored,
  check,
  words,
  onSave,
  savesUnchanged = false,
  onClose,
}: {
  title: string;
  lead?: string;
  fields: readonly FormField[];
  stored: object;
  check: (edits: Edits) => Record<string, string>;
  words: { save: string; saved?: string; failed: string };
  onSave: (edits: Edits) => Promise<void>;
  /** What stands in it at first is worth saving, too. */
  savesUnchanged?: boolean;
  onClose: () => void;
}) {
  const [isWritten, setWritten] = useState(false);
  const [isAsked, setAsked] = useState(false);

  function leave() {
    if (isWritten && !isAsked) setAsked(true);
    else onClose();
  }

  async function save(edits: Edits): Promise<boolean | Record<string, string>> {
    const kept = await keptOrFaults(
      () => onSave(edits),
      (detail) => showToast({ kind: 'error', title: words.failed, detail }),
    );
    if (kept === true) onClose();
    return kept;
  }
  return (
    <Dialog title={isAsked ? leaveWords.title : title} onClose={leave}>
      {isAsked && (
        <>
          <p>{leaveWords.text}</p>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button look="danger" onClick={onClose}>
              {leaveWords.leave}
            </Button>
            <Button look="primary" onClick={() => setAsked(false)}>
              {leaveWords.stay}
            </Button>
          </div>
        </>
      )}
      <div hidden={isAsked}>
        {lead && <p className="mb-4 text-quiet">{lead}</p>}
        <FieldsForm
          label={title}
          fields={fields}
          stored={stored}
          check={check}
          onSave={save}
          onUnchanged={savesUnchanged ? () => void save({ from: {}, to: {} }) : onClose}
          save={words.save}
          saved={words.saved ?? ''}
          onWritten={setWritten}
        />
      </div>
    </Dialog>
  );
}
