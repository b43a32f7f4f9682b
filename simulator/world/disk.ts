import { Dexie } from 'dexie';
import type { PersonDb } from '#src/data/database/person-db.ts';

/** What befalls a write: the process ends, or there is no room. */
export type WriteFault = 'crash' | 'full' | null;

/** A connection whose every write asks first what befalls it. A write that fails takes its transaction along. */
export function onWrites(db: PersonDb, fault: () => WriteFault): PersonDb {
  // They are there for pages that watch their queries: nobody does here.
  for (const name of ['Observability', 'Cache']) db.unuse({ stack: 'dbcore', name });
  db.use({
    stack: 'dbcore',
    name: 'faults',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name);
        return {
          ...table,
          mutate(request) {
            const befalls = fault();
            if (befalls === 'crash') return Promise.reject(new Error('The process ended'));
            if (befalls === 'full') return Promise.reject(new Dexie.QuotaExceededError());
            return table.mutate(request);
          },
        };
      },
    }),
  });
  return db;
}

/** Whether a write found no room: Dexie hides what the browser said inside another error. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'QuotaExceededError' || ('inner' in error && isDiskFull(error.inner));
}
