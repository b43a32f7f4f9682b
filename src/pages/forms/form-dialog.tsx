import { useState } from 'react';
import { leaveWords } from '#src/content/forms.ts';
import { keptOrFaults } from '#src/data/kept-or-faults.ts';
import { useWrittenForm } from '#src/data/use-written-forms.ts';
import type { FormAbout } from '#src/data/written-forms.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { asWritten, type Edits, FieldsForm, type FormField, type Written } from '#src/ui/fields-form.tsx';
import { useFormWriting } from './use-form-writing.ts';
import { WrittenBefore } from './written-before.tsx';

type Given = {
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
};

/**
 * A form above the page. `onSave` stores it on this device, or throws RefusedError; it closes once that is done,
 * or once whoever has written something was asked whether to let it go. `keptAs`: what is written in it is kept on this
 * device until then, and stands in it when it is opened again, against what was stored when it was written.
 */
export function FormDialog({ keptAs, ...given }: Given & { keptAs?: FormAbout }) {
  return keptAs ? <Reopened about={keptAs} {...given} /> : <Open {...given} before={{}} />;
}

function Reopened(given: Given & { about: FormAbout }) {
  const found = useWrittenForm(given.about.key);
  // Read once: what is being written is always newer than what is kept.
  return found === undefined ? null : <Open {...given} before={unsavedOf(found?.fields ?? {}, given)} />;
}

/** Without what is stored by now all the same, and what this form does not ask any more. */
function unsavedOf(written: Written, { stored, fields }: Given): Written {
  const values = new Map<string, unknown>(Object.entries(stored));
  const asked = new Set(fields.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(written).filter(
      ([name, { to }]) => asked.has(name) && to.toString() !== asWritten(values.get(name)).toString(),
    ),
  );
}

function Open({
  about,
  before,
  title,
  lead,
  fields,
  stored,
  check,
  words,
  onSave,
  savesUnchanged = false,
  onClose,
}: Given & { about?: FormAbout; before: Written }) {
  const [first] = useState(before);
  const [begun, setBegun] = useState({ with: first, turn: 0 });
  const [written, setWritten] = useState(first);
  const [isAsked, setAsked] = useState(false);
  const writing = useFormWriting(about, fields);

  function write(now: Written) {
    setWritten(now);
    writing.keep(now);
  }

  function beginWith(now: Written) {
    write(now);
    setBegun(({ turn }) => ({ with: now, turn: turn + 1 }));
  }

  function close() {
    void writing.end().catch(reportError);
    onClose();
  }

  function leave() {
    if (Object.keys(written).length > 0 && !isAsked) setAsked(true);
    else close();
  }

  async function save(edits: Edits): Promise<boolean | Record<string, string>> {
    const kept = await keptOrFaults(
      () => onSave(edits),
      (detail) => showToast({ kind: 'error', title: words.failed, detail }),
    );
    if (kept !== true) return kept;
    // Not found again where it is opened at once.
    await writing.end().catch(reportError);
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
        <WrittenBefore
          before={first}
          written={written}
          fields={fields}
          stored={stored}
          isKept={writing.isKept}
          onBegin={beginWith}
        />
        <FieldsForm
          key={begun.turn}
          label={title}
          fields={fields}
          stored={stored}
          written={begun.with}
          check={check}
          onSave={save}
          onUnchanged={savesUnchanged ? () => void save({ from: {}, to: {} }) : close}
          save={words.save}
          saved={words.saved ?? ''}
          onWritten={write}
        />
      </div>
    </Dialog>
  );
}
