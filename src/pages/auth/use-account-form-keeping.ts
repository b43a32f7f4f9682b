import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createFormKeeper, type KeeperState } from '#src/data/words/form-keeper.ts';
import { forgetForm, holdKeptForm, type KeptFormName, keepForm } from '#src/data/words/kept-forms.ts';
import { whileOpen } from '#src/pages/forms/while-open.ts';

/** Keeps what is typed into a form on the device, as it is typed. */
export function useAccountFormKeeping<Values extends FieldValues, Output>(
  name: KeptFormName,
  form: Pick<UseFormReturn<Values, unknown, Output>, 'subscribe'>,
  isKept: boolean,
) {
  const [state, setState] = useState<KeeperState>(isKept ? 'kept' : 'rest');
  const [keeper] = useState(() => createFormKeeper((words) => keepForm(name, words), setState));
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keeper.keep(values) }),
    [subscribe, keeper],
  );
  useEffect(() => whileOpen(keeper, (words) => holdKeptForm(name, words)), [keeper, name]);
  return {
    state,
    end: keeper.end,
    /** The form was emptied: what was kept of it goes. */
    async forget() {
      await keeper.flush();
      await forgetForm(name);
      setState('rest');
    },
  };
}
