import type { ComponentProps } from 'react';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { FieldsForm } from '#src/ui/fields-form.tsx';
import { useBefore } from './use-before.ts';
import { type Before, useOpenForm } from './use-open-form.ts';
import { WrittenBefore } from './written-before.tsx';

type Given = Omit<ComponentProps<typeof FieldsForm>, 'written' | 'onWritten' | 'onUnchanged' | 'onSaved'> & {
  keptAs: FormAbout;
};

/**
 * A form on the page: what is written in it is kept on this device until it is saved, also where the form is closed. It has its
 * place before that has been read: what stands below would else jump.
 */
export function KeptForm({ keptAs, ...form }: Given) {
  const before = useBefore(keptAs.key, form.stored, form.fields);
  // Read once: what is being written is always newer than what is kept.
  if (before) return <Open {...form} keptAs={keptAs} first={before} />;
  return (
    <div className="invisible">
      <FieldsForm {...form} />
    </div>
  );
}

function Open({ keptAs, first, ...given }: Given & { first: Before }) {
  const { fields, stored } = given;
  const form = useOpenForm(keptAs, fields, first);
  return (
    <div>
      <WrittenBefore {...form} fields={fields} stored={stored} onBegin={form.beginWith} />
      <FieldsForm
        {...given}
        key={form.begun.turn}
        written={form.begun.with}
        onWritten={form.write}
        onSaved={form.forgetAside}
      />
    </div>
  );
}
