import type { Trx } from '../db/connection.ts';
import { beginStaging, endStaging, stage } from '../db/directory-staging.ts';
import { investorIdentity } from './investor-identity.ts';
import type { NewInvestor } from './normalise-investor.ts';
import { publishStaged } from './publish-staged.ts';

/** Puts records that are clean already, such as the demo's, into the directory, as a part of a transaction. */
export async function seedInvestors(trx: Trx, investors: NewInvestor[], now: string): Promise<void> {
  await beginStaging(trx);
  const rows = investors.map((investor, index) => ({
    line: index + 1,
    identity: investorIdentity(investor),
    investor,
    tellsSource: true,
    tellsAsOf: true,
  }));
  await stage(trx, rows);
  await endStaging(trx);
  await publishStaged(trx, { dryRun: false, now: () => now });
}
