import type { Entry } from './person-db.ts';

export function isUnsent({ state }: Entry): boolean {
  return state === 'waiting' || state === 'frozen';
}
