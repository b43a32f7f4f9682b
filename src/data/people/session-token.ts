import { readMeta } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { writableDb } from '#src/data/database/writable-db.ts';

/** The second secret of the session, for the calls of the spec that bring a bearer; null where nobody is signed in. */
export async function sessionToken(): Promise<string | null> {
  const { db } = await writableDb();
  return (await reconnecting(db, () => readMeta(db))).token;
}
