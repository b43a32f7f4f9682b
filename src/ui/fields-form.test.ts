import { expect, test, vi } from 'vitest';
import { drawn, liveHook } from '#src/testing/live-hook.ts';
import { partOf } from '#src/testing/part-of.ts';
import { type Edits, FieldsForm, type FormField } from './fields-form.tsx';

const fields: FormField[] = [
  { name: 'teamSize', label: 'Team size', kind: 'digits' },
  { name: 'stage', label: 'Stage', kind: 'text' },
];

/** A form that is live while what is stored below it changes, as another device has it change. */
async function formOver(first: object) {
  let stored = first;
  const saved: Edits[] = [];
  const form = liveHook(() =>
    FieldsForm({
      label: 'Company',
      fields,
      stored,
      check: () => ({}),
      onSave: async (edits) => saved.push(edits) > 0,
      save: 'Save',
      saved: 'Saved',
    }),
  );
  await vi.waitFor(() => expect(form()).toBeDefined());
  return {
    saved,
    store: (now: object) => (stored = now),
    async write(name: string, to: string) {
      const field = partOf(form(), ({ props }) =>
        fields.some((one) => one === props.field && one.name === name),
      );
      const onWrite = field?.props.onWrite as (to: string) => void; // as every field of the form has it
      onWrite(to);
      await drawn();
    },
    async save() {
      form().props.onSubmit({ preventDefault() {} });
      await drawn();
    },
  };
}

test.each([
  ['nothing', null],
  ['no words', ''],
  ['words', 'Four'],
])(
  'where %s stood as one began to write is what a save says, though another device has changed it since',
  async (_, stood) => {
    const form = await formOver({ teamSize: stood, stage: 'Seed' });
    await form.write('teamSize', '1');
    form.store({ teamSize: 40, stage: 'Growth' });
    // Drawn anew over what is stored now.
    await form.write('teamSize', '12');
    await form.write('teamSize', '120');
    await form.save();
    expect(form.saved).toEqual([{ from: { teamSize: stood }, to: { teamSize: '120' } }]);
  },
);
