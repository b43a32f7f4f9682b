import { useEffect, useRef, useState } from 'react';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type DraftField, draftFields } from '#sync/records/draft.ts';

/** One text made of several, under the person's hands until they save it. Nothing of it is cut, however long. */
export function CombinedText({
  field,
  label,
  isProse,
  text: first,
  onSave,
  onCancel,
}: {
  field: DraftField;
  label: string;
  isProse: boolean;
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(first);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, input')?.focus(), []);
  const tooLong = text.length - draftFields[field];
  const words = {
    label: `${label}, as it should be`,
    value: text,
    error: tooLong > 0 ? `${tooLong} ${tooLong === 1 ? 'character' : 'characters'} too long` : undefined,
  };
  return (
    <div ref={form} className="grid gap-3">
      {isProse ? (
        <TextAreaField {...words} onChange={(event) => setText(event.target.value)} />
      ) : (
        <TextField {...words} autoComplete="off" onChange={(event) => setText(event.target.value)} />
      )}
      <ActionBar>
        <Button small look="primary" disabled={tooLong > 0} onClick={() => onSave(text)}>
          Save this text
        </Button>
        <Button small look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </ActionBar>
    </div>
  );
}
