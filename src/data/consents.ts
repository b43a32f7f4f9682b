import type { PersonDb } from '#src/data/database/person-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import type { Consent } from '#sync/records/consent.ts';

/** What a person agreed to and took back, the newest first. */
export async function consentsOf(db: PersonDb): Promise<Consent[]> {
  const consents = await rowsOf(db, 'consents').toArray();
  return consents.sort((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id));
}

/** Whether the last word on it was yes. `consents`: the newest first. */
export function isAgreed(consents: readonly Consent[], kind: Consent['kind']): boolean {
  return consents.find((consent) => consent.kind === kind)?.given ?? false;
}
