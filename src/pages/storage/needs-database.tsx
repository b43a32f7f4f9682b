import { HardDrive } from 'lucide-react';
import type { ReactNode } from 'react';
import { unread } from '#src/content/no-database.ts';
import { isLasting } from '#src/data/database/is-lasting.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { useEverSynced } from '#src/data/database/use-ever-synced.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';

/**
 * What is read from the database of this device, with its places until it is; why it never comes where the browser gives the
 * app none, or a newer version has changed it. What was read before stays: something may be being typed. `title`: that of a
 * whole screen.
 */
export function NeedsDatabase({ title, children }: { title?: string; children: ReactNode }) {
  const fault = useDatabaseFault();
  const wasRead = useEverSynced() !== undefined;
  if (!isLasting(fault) || wasRead) return children;
  const words = unread[fault];
  return (
    <div className="grid gap-6">
      {title && <PageHeading title={title} />}
      <EmptyState
        icon={HardDrive}
        title={words.title}
        action={<ButtonLink href={fault === 'newer' ? paths.outbox : paths.help}>{words.link}</ButtonLink>}
      >
        {words.text}
      </EmptyState>
    </div>
  );
}
