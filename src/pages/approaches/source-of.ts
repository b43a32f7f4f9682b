import type { ApproachSource } from '#src/data/approaches.ts';
import type { Investor } from '#sync/records/investor.ts';
import { typesOf } from '#sync/search/listed.ts';

/** What of a record of the database goes on a founder's list. */
export function sourceOf(investor: Investor): ApproachSource {
  const { id, name, website, globalHQ } = investor;
  // The names of several kinds may be longer than what the record says.
  const kind = typesOf(investor).join(', ').slice(0, 200);
  return { directoryId: id, investorId: null, name, kind, website, place: globalHQ };
}
