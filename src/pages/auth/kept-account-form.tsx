import type { ReactNode } from 'react';
import type { FormWords, KeptFormName } from '#src/data/words/kept-forms.ts';
import { useKeptForm } from '#src/data/words/use-kept-form.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';

/** A form that makes an account, once it is known what was typed into it before. */
export function KeptAccountForm({
  name,
  children,
}: {
  name: KeptFormName;
  children: (kept: FormWords | null) => ReactNode;
}) {
  const kept = useKeptForm(name);
  return kept === undefined ? <LoadingList label="Loading the form" rows={5} /> : children(kept);
}
