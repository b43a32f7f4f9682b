import { DatabaseZap } from 'lucide-react';
import { unopenedForm } from '#src/content/account-forms.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Stands in the place of a form that needs what this device keeps. */
export function UnopenedForm({ fault }: { fault: keyof typeof unopenedForm }) {
  const words = unopenedForm[fault];
  return (
    <EmptyState
      icon={DatabaseZap}
      title={words.title}
      action={'link' in words && <ButtonLink href={paths.help}>{words.link}</ButtonLink>}
    >
      {words.text}
    </EmptyState>
  );
}
