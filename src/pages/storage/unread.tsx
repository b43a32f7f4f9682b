import { HardDrive } from 'lucide-react';
import { unread } from '#src/content/no-database.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Why what is read from a database never comes, in its place, and where to turn. */
export function Unread({ fault }: { fault: keyof typeof unread }) {
  const words = unread[fault];
  return (
    <EmptyState
      icon={HardDrive}
      title={words.title}
      action={<ButtonLink href={fault === 'newer' ? paths.outbox : paths.help}>{words.link}</ButtonLink>}
    >
      {words.text}
    </EmptyState>
  );
}
