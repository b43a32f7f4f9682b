import { zodResolver } from '@hookform/resolvers/zod';
import { type SubmitEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { clearWords } from '#src/content/account-forms.ts';
import { type FormWords, forgetForm, type KeptFormName } from '#src/data/words/kept-forms.ts';
import { showToast } from '#src/state/toasts.ts';
import { useRetryOnline } from '#src/state/use-retry-online.ts';
import { accountFault } from '#src/syncing/account-fault.ts';
import { faultsIn, messagesOf } from './form-faults.ts';
import { restored } from './restored.ts';
import { useAccountFormKeeping } from './use-account-form-keeping.ts';

/**
 * A form that makes an account. What is typed is kept on the device; what is wrong is told by field; without a network
 * the form waits for it and then goes on by itself.
 */
export function useAccountForm<Values extends FieldValues, Output>({
  name,
  schema,
  blank,
  kept,
  labels,
  send,
  failure,
  onInvalid,
  reveal,
}: {
  name: KeptFormName;
  schema: z.ZodType<Output>;
  blank: Values;
  kept: FormWords | null;
  /** The fields in the order in which they stand. */
  labels: Record<string, string>;
  send: (registration: Output) => Promise<void>;
  failure: { title: string; detail: string };
  /** Told the messages of a form that will not do. */
  onInvalid?: (messages: string[]) => void;
  /** Brings a field onto the screen, where not all of them are. */
  reveal?: (field: string) => void;
}) {
  const form = useForm<Values, unknown, Output>({
    // The fields hold what people type; only the schema knows what will do.
    resolver: zodResolver(schema as z.ZodType<Output, Values>),
    defaultValues: restored(blank, kept) as DefaultValues<Values>, // all of them, which is more than Partial
    shouldFocusError: false,
  });
  const keeping = useAccountFormKeeping(name, form, kept !== null);
  const [isWaiting, setWaiting] = useState(false);
  const alone = useRetryOnline(isWaiting, () => sendIt());

  /** Answers whether the form waits for the network now. What is under way is not sent once more. */
  function submit(event?: SubmitEvent): Promise<boolean> {
    event?.preventDefault();
    return alone(() => sendIt(event));
  }

  async function sendIt(event?: SubmitEvent): Promise<boolean> {
    let waits = false;
    await form.handleSubmit(
      async (registration) => {
        waits = await make(registration);
      },
      (errors) => {
        const faults = faultsIn(errors, labels);
        if (faults[0]) focus(faults[0].name);
        onInvalid?.(messagesOf(errors));
      },
    )(event);
    setWaiting(waits);
    return waits;
  }

  /** Answers whether there was no network for it. */
  async function make(registration: Output): Promise<boolean> {
    try {
      await send(registration);
      await keeping.end();
      await forgetForm(name).catch(reportError); // What it made is there: a form that stays behind is no failure of it.
      return false;
    } catch (error) {
      const fault = accountFault(error, failure.detail);
      if (fault.isOffline) form.setError('root', { type: 'offline' });
      else tell(fault.field, fault.message);
      return fault.isOffline;
    }
  }

  /** What the server would not take. A field of this form is marked; the toast says it in any case. */
  function tell(field: string | undefined, message: string) {
    showToast({ kind: 'error', source: name, title: failure.title, detail: message });
    if (field === undefined || !(field in labels)) return form.setError('root', { message });
    form.setError(field as Path<Values>, { message }); // a label's name is a field's
    focus(field);
  }

  function focus(field: string) {
    reveal?.(field);
    // Nor does what is folded away take the focus.
    document.getElementsByName(field)[0]?.closest('details')?.setAttribute('open', '');
    form.setFocus(field as Path<Values>); // a label's name is a field's
  }

  return {
    form,
    name,
    submit,
    isWaiting,
    keptState: keeping.state,
    faults: faultsIn(form.formState.errors, labels),
    focus,
    /** Empties it, here and where it is kept. */
    async clear() {
      setWaiting(false);
      form.reset(blank);
      try {
        await keeping.forget();
      } catch {
        showToast({ kind: 'error', source: name, title: clearWords.failed });
      }
      const [first] = Object.keys(labels);
      if (first !== undefined) focus(first);
    },
    onEdit() {
      setWaiting(false);
      form.clearErrors('root');
    },
  };
}

/** What a form shows of itself, whatever its fields are. */
export type AccountFormState = Pick<
  ReturnType<typeof useAccountForm>,
  'name' | 'submit' | 'isWaiting' | 'keptState' | 'faults' | 'focus' | 'clear' | 'onEdit'
>;
