import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';

type Words = Record<'title' | 'lead' | 'reason' | 'detail' | 'send' | 'cancel', string>;

/** Asks what is wrong. The first of the reasons is chosen until another is. */
export function ReportDialog({
  words,
  reasons,
  onSend,
  onClose,
}: {
  words: Words;
  reasons: { value: string; label: string }[];
  onSend: (reason: string, detail: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState(reasons[0]?.value ?? '');
  const [detail, setDetail] = useState('');
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" onClick={() => onSend(reason, detail)}>
            {words.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{words.lead}</p>
        <SelectField
          label={words.reason}
          options={reasons}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <TextAreaField
          label={words.detail}
          rows={3}
          maxLength={2_000}
          value={detail}
          onChange={({ target }) => setDetail(target.value)}
        />
      </div>
    </Dialog>
  );
}
