import { archive } from '../db/archive.ts';
import type { Trx } from '../db/connection.ts';

export type YearsKept = typeof yearsKept;
const yearsKept = { account: 3, transaction: 7, communication: 3 } as const;

/** Puts away what the privacy policy says is kept of a closed account, for as long as it says. */
export async function archiveFor(
  trx: Trx,
  kept: { accountId: string; kind: keyof YearsKept; content: object },
  now: string,
): Promise<void> {
  await archive(trx, kept, { archivedAt: now, removeAt: yearsAfter(now, yearsKept[kept.kind]) });
}

function yearsAfter(now: string, years: number): string {
  const date = new Date(now);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString();
}
