import type { Entry } from '#src/data/database/person-db.ts';

export function isUnsent({ state }: Entry): boolean {
  return state === 'waiting' || state === 'frozen';
}
