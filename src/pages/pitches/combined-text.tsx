import { useEffect, useRef, useState } from 'react';
import { writtenBefore } from '#src/content/forms.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { useFormWriting } from '#src/pages/forms/use-form-writing.ts';
import { ActionBar } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type DraftField, draftFields } from '#sync/records/draft.ts';
import { asWritten, type Combining } from './combining.ts';

/**
 * One text made of several, under the person's hands until they save it: till then it is kept on this device. Nothing of it is
 * cut, however long.
 */
export function CombinedText({
  about,
  field,
  isProse,
  begun,
  isBack,
  onSave,
  onEnd,
}: {
  about: FormAbout;
  field: DraftField;
  isProse: boolean;
  begun: Combining;
  /** It was begun before: whoever comes to the page is not taken to it. */
  isBack: boolean;
  /** Resolves with whether it is saved. */
  onSave: (text: string) => Promise<boolean>;
  /** It is saved, or not wanted. */
  onEnd: () => void;
}) {
  const [text, setText] = useState(begun.text);
  const [isBusy, inTurn] = useOneAtATime();
  const writing = useFormWriting(about, [{ name: field, label: about.title, kind: 'area' }]);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isBack) form.current?.querySelector<HTMLElement>('textarea, input')?.focus();
  }, [isBack]);

  function write(to: string) {
    setText(to);
    writing.keep(asWritten(field, to, begun.seen), {}, begun.known);
  }

  function end() {
    void writing.end(begun.known).catch(reportError);
    onEnd();
  }

  const tooLong = text.length - draftFields[field];
  const words = {
    label: about.title,
    value: text,
    hint: writing.isKept ? undefined : writtenBefore.notKept,
    error: tooLong > 0 ? `${tooLong} ${tooLong === 1 ? 'character' : 'characters'} too long` : undefined,
  };
  return (
    <div ref={form} className="grid gap-3">
      {isProse ? (
        <TextAreaField {...words} onChange={(event) => write(event.target.value)} />
      ) : (
        <TextField {...words} autoComplete="off" onChange={(event) => write(event.target.value)} />
      )}
      <ActionBar>
        <Button
          small
          look="primary"
          busy={isBusy}
          disabled={tooLong > 0}
          onClick={() =>
            void inTurn(async () => {
              if (await onSave(text)) end();
            })
          }
        >
          Save this text
        </Button>
        <Button small look="quiet" onClick={end}>
          Cancel
        </Button>
      </ActionBar>
    </div>
  );
}
