import { idOf } from '../ids.ts';
import type { Opportunity } from '../records/opportunity.ts';
import { pitchEditFields } from './pitch-edit.ts';

/**
 * Stands for everything that its founder says in a pitch: two that say the same have the same. It tells what an admin read.
 * The moment of its last change would not do: an amount raised is one, and a device's clock gives its own until the server has.
 */
export function pitchSeen(pitch: Pick<Opportunity, keyof typeof pitchEditFields>): string {
  return idOf('pitch', JSON.stringify(pitch, Object.keys(pitchEditFields)));
}
