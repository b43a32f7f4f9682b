import * as z from 'zod';
import type { Entry, PersonDb } from './person-db.ts';
import { rowsOf } from './rows.ts';
import type { Spoken } from './work-words.ts';

/**
 * The drafts on this device, and the versions and investments that these actions speak of: all of those would be much to
 * read.
 */
export async function spokenOf(db: PersonDb, work: Pick<Entry, 'args'>[]): Promise<Spoken> {
  const drafts = await rowsOf(db, 'drafts').toArray();
  const ids = work.flatMap(({ args }) => versionIn.safeParse(args).data?.versionId ?? []);
  const versions = await rowsOf(db, 'draftVersions').bulkGet(ids);
  const spokenIds = work.flatMap(({ args }) => investmentIn.safeParse(args).data?.investmentId ?? []);
  const investments = spokenIds.length === 0 ? [] : await rowsOf(db, 'investments').bulkGet(spokenIds);
  return {
    drafts: new Map(drafts.map((draft) => [draft.id, draft])),
    versions: new Map(versions.flatMap((version) => (version ? [[version.id, version]] : []))),
    investments: new Map(investments.flatMap((one) => (one ? [[one.id, one]] : []))),
  };
}

const versionIn = z.object({ versionId: z.string() });
const investmentIn = z.object({ investmentId: z.string() });
