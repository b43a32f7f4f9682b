import { bytesOfAttention } from '../db/attention.ts';
import type { Trx } from '../db/connection.ts';
import { ownsAsMany } from '../db/owned.ts';
import { readRow } from '../db/records.ts';

/** So much refused work is kept for a person here. What is more, the device that sent it keeps, as it keeps a guest's. */
const most = 500;
const mostBytes = 16_000_000;
/** Of an account that anybody may make without end. */
const mostOfUnproven = 2_000_000;

export async function hasRoomForRefused(trx: Trx, userId: string, args: unknown): Promise<boolean> {
  if (await ownsAsMany(trx, 'attention', userId, most)) return false;
  const account = await readRow(trx, 'accounts', userId);
  const bytes = (await bytesOfAttention(trx, userId)) + Buffer.byteLength(JSON.stringify(args ?? null));
  return bytes <= (account?.emailVerified ? mostBytes : mostOfUnproven);
}
