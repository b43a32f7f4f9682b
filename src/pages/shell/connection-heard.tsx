import { useState } from 'react';
import { connectedAgain } from '#src/content/connection-heard.ts';
import { connectionWords } from '#src/content/status-words.ts';
import type { Connection } from '#src/state/status-channel.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { useAtRest } from '#src/ui/use-at-rest.ts';

/** That the network went, and came back, for whoever listens: the mark in the header shows it, and is read where one goes there. */
export function ConnectionHeard() {
  return (
    <p role="status" className="sr-only">
      {useConnectionWords()}
    </p>
  );
}

/** What is no news, or has a notice or a message of its own, which speaks for itself. */
const unsaid = new Set<Connection>(['unknown', 'sign-in', 'storage-closed', 'storage-full', 'update-needed']);

export function useConnectionWords(): string {
  const connection = useSyncFacts((facts) => facts.connection);
  const hasLasted = useAtRest(connection);
  const [[told, before], setTold] = useState<[told: Connection, before?: Connection]>(['ok']);
  if (hasLasted && !unsaid.has(connection) && connection !== told) setTold([connection, told]);
  if (!before) return '';
  return told === 'ok' && before === 'offline' ? connectedAgain : connectionWords[told];
}
