import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import * as foundation from './migrations/1-foundation.ts';
import * as draftVersions from './migrations/2-draft-versions.ts';
import type { Schema } from './schema.ts';

const migrations = { '1-foundation': foundation, '2-draft-versions': draftVersions };

/** Brings a database to this build's schema, all or nothing. Throws where a newer build has been at it. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw new Error('The database could not be brought to this version of Pankh', { cause: error });
}
