import type { ComponentProps } from 'react';
import type { FormAbout } from '#src/data/written-forms.ts';
import { FieldsForm } from '#src/ui/fields-form.tsx';
import { useBefore } from './use-before.ts';
import { type Before, useOpenForm } from './use-open-form.ts';
import { WrittenBefore } from './written-before.tsx';

type Given = Omit<ComponentProps<typeof FieldsForm>, 'written' | 'onWritten' | 'onUnchanged'> & {
  keptAs: FormAbout;
};

/** A form on the page: what is written in it is kept on this device until it is saved, also where the form is closed. */
export function KeptForm(given: Given) {
  const before = useBefore(given.keptAs.key, given.stored, given.fields);
  // Read once: what is being written is always newer than what is kept.
  return before && <Open {...given} first={before} />;
}

function Open({ keptAs, first, ...given }: Given & { first: Before }) {
  const { fields, stored, onSave } = given;
  const form = useOpenForm(keptAs, fields, first);
  return (
    <div>
      <WrittenBefore {...form} fields={fields} stored={stored} onBegin={form.beginWith} />
      <FieldsForm
        {...given}
        key={form.begun.turn}
        written={form.begun.with}
        onWritten={form.write}
        onSave={async (edits) => {
          const kept = await onSave(edits);
          if (kept === true) form.forgetAside();
          return kept;
        }}
      />
    </div>
  );
}
