import { type ReactNode, useState } from 'react';
import { leaveWords } from '#src/content/forms.ts';
import { keptOrFaults } from '#src/data/kept-or-faults.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { type Edits, FieldsForm, type FormField, type Unkept, type Written } from '#src/ui/fields-form.tsx';
import { useBefore } from './use-before.ts';
import { type Before, useOpenForm } from './use-open-form.ts';
import { WrittenBefore } from './written-before.tsx';

type Given = {
  title: string;
  lead?: ReactNode;
  fields: readonly FormField[];
  stored: object;
  check: (edits: Edits) => Record<string, string>;
  words: { save: string; saved?: string; failed: string };
  onSave: (edits: Edits) => Promise<void>;
  /** What stands in it at first is worth saving, too. */
  savesUnchanged?: boolean;
  onClose: () => void;
};

const nothing: Before = { before: {}, aside: {}, known: [] };

/**
 * A form above the page. `onSave` stores it on this device, or throws RefusedError; it closes once that is done,
 * or once whoever has written something was asked whether to let it go. `keptAs`: what is written in it is kept on this
 * device until then, and stands in it when it is opened again, against what was stored when it was written. Who closes the
 * question as well, as by a second Escape, has not said that they let it go: it is kept.
 */
export function FormDialog({ keptAs, ...given }: Given & { keptAs?: FormAbout }) {
  return keptAs ? <Reopened about={keptAs} {...given} /> : <Open {...given} first={nothing} />;
}

function Reopened(given: Given & { about: FormAbout }) {
  const before = useBefore(given.about.key, given.stored, given.fields);
  // Read once: what is being written is always newer than what is kept.
  return before ? <Open {...given} first={before} /> : null;
}

function Open({
  about,
  first,
  title,
  lead,
  fields,
  stored,
  check,
  words,
  onSave,
  savesUnchanged = false,
  onClose,
}: Given & { about?: FormAbout; first: Before }) {
  const form = useOpenForm(about, fields, first);
  const [isAsked, setAsked] = useState(false);

  function close() {
    void form.end().catch(reportError);
    onClose();
  }

  function leave() {
    if (isAsked) onClose();
    else if (isAnything(form.written) || isAnything(form.aside)) setAsked(true);
    else close();
  }

  async function save(edits: Edits): Promise<boolean | Unkept> {
    const kept = await keptOrFaults(
      () => onSave(edits),
      fields,
      (detail) => showToast({ kind: 'error', title: words.failed, detail }),
    );
    if (kept !== true) return kept;
    // Not found again where it is opened at once.
    await form.end().catch(reportError);
    onClose();
    return true;
  }
  return (
    <Dialog title={isAsked ? leaveWords.title : title} onClose={leave}>
      {isAsked && (
        <>
          <p>{leaveWords.text}</p>
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button look="danger" onClick={close}>
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
        <WrittenBefore {...form} fields={fields} stored={stored} onBegin={form.beginWith} />
        <FieldsForm
          key={form.begun.turn}
          label={title}
          fields={fields}
          stored={stored}
          written={form.begun.with}
          check={check}
          onSave={save}
          onUnchanged={close}
          savesUnchanged={savesUnchanged}
          save={words.save}
          saved={words.saved ?? ''}
          onWritten={form.write}
        />
      </div>
    </Dialog>
  );
}

function isAnything(written: Written): boolean {
  return Object.keys(written).length > 0;
}
