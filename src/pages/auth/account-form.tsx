import type { ReactNode, SubmitEvent } from 'react';
import { closeErrorsOf, type ToastSource, useOwnErrors } from '#src/state/toasts.ts';

/** What is said to be wrong with the form goes when it is put right or sent again. */
export function AccountForm({
  source,
  onSend,
  onEdit,
  children,
}: {
  source: ToastSource;
  onSend: (event: SubmitEvent) => Promise<unknown>;
  onEdit: () => void;
  children: ReactNode;
}) {
  useOwnErrors(source);
  return (
    <form
      noValidate
      onInput={() => {
        closeErrorsOf(source);
        onEdit();
      }}
      onSubmit={(event) => {
        closeErrorsOf(source);
        void onSend(event);
      }}
      className="grid gap-5"
    >
      {children}
    </form>
  );
}
