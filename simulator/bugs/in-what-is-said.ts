import type { SeededBug } from './seeded-bug.ts';

export const bugsInWhatIsSaid: SeededBug[] = [
  {
    name: 'the status does not count what is on its way',
    file: 'src/data/outbox/outbox-things.ts',
    from: 'const unsent = (known ?? (await unsentEntries(db))).filter(isWritten);',
    to: 'const unsent = known?.slice(0, 0) ?? [];',
  },
  {
    name: 'the status takes a failure for a connection',
    file: 'src/syncing/connection-after.ts',
    from: "network: 'offline',",
    to: "network: 'ok',",
  },
  {
    name: 'the status forgets that work was refused',
    file: 'src/data/outbox/outbox-things.ts',
    from: 'refused: await refusedGroups(db),',
    to: 'refused: [],',
  },
  {
    name: 'the outbox shows work on its way as only saved',
    file: 'src/data/outbox/outbox-items.ts',
    from: "state: isFrozen ? 'sending' :",
    to: 'state:',
  },
  {
    name: 'the status says that all is well while work waits',
    file: 'src/state/sync-status.ts',
    from: "if (waiting > 0) return 'waiting';",
    to: "if (waiting > 0 && connection !== 'ok') return 'waiting';",
  },
  {
    name: 'the status does not ask to sign in',
    file: 'src/syncing/connection-after.ts',
    from: "'sign-in': 'sign-in',",
    to: "'sign-in': 'ok',",
  },
  {
    name: 'the outbox tells the age of the newest work',
    file: 'src/data/outbox/outbox-items.ts',
    from: 'at: first.doneAt,',
    to: "at: entries.at(-1)?.doneAt ?? '',",
  },
  {
    name: 'the outbox does not tell why work waits',
    file: 'src/data/outbox/outbox-items.ts',
    from: 'const reason = entries.find(({ failure }) => failure)?.failure?.message ?? null;',
    to: 'const reason: string | null = null;',
  },
];
