import type { Failure } from '#sync/errors.ts';
import type { Context } from '#sync/mutation.ts';
import type { Trx } from '../db/connection.ts';
import { oldestSubmissionInForce } from '../db/opportunities.ts';

export type Postponed = { failure: Failure; retryAt: string | null };

const pitchesADay = 10;
const day = 24 * 60 * 60 * 1000;

/** Limits that only the server can judge: work over one waits on the device, with the reason, and is tried again. */
export async function postponed(trx: Trx, name: string, { userId, now }: Context): Promise<Postponed | null> {
  if (name !== 'submitPitch') return null;
  const since = new Date(Date.parse(now) - day).toISOString();
  const oldest = await oldestSubmissionInForce(trx, userId, since, pitchesADay);
  if (!oldest) return null;
  return {
    failure: {
      code: 'daily-limit',
      message: `At most ${pitchesADay} pitches can be submitted in a day. This one waits its turn.`,
    },
    retryAt: new Date(Date.parse(oldest) + day).toISOString(),
  };
}
