import { HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import { nothingKept as words } from '#src/content/no-database.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useDatabaseFault } from '#src/data/use-database-fault.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

/**
 * What is read from the database of this device, with its places until it is; why it never comes where the browser gives the
 * app none. What was read before stays: something may be being typed. `title`: that of a whole screen.
 */
export function NeedsDatabase({ title, children }: { title?: string; children: ReactNode }) {
  const isMissing = useDatabaseFault() === 'missing';
  const account = useAccount();
  if (!isMissing || account !== undefined) return children;
  return (
    <div className="grid gap-6">
      {title && <PageHeading title={title} />}
      <EmptyState
        icon={HardDrive}
        title={words.title}
        action={<ButtonLink href={paths.help}>{words.link}</ButtonLink>}
      >
        {words.text}
      </EmptyState>
    </div>
  );
}
