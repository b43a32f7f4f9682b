import { endTurn, type Turn } from '#src/data/database/device-db.ts';
import { leaveWhatOpens } from './leave-behind.ts';

/**
 * Whoever had the device in this turn was signed out from elsewhere: it is nobody's, in every tab, and of theirs nothing stays but
 * work that exists nowhere else, which goes once they sign in again. Somebody who has come meanwhile, or they themselves, keep it.
 * Answers whether it was let go of.
 */
export async function letGoOfDevice(turn: Turn): Promise<boolean> {
  if (!(await endTurn(turn))) return false;
  await leaveWhatOpens(turn.personId);
  return true;
}
