import { idOf } from '../ids.ts';
import type { Opportunity } from '../records/opportunity.ts';
import { pitchEditFields } from './pitch-edit.ts';

type Words = Pick<Opportunity, keyof typeof pitchEditFields>;

/**
 * Stands for everything that its founder says in a pitch: two that say the same have the same. It tells what an admin read.
 * The moment of its last change would not do: an amount raised is one, and a device's clock gives its own until the server has.
 */
export function pitchSeen({ businessModel, ...pitch }: Words & Pick<Opportunity, 'businessModel'>): string {
  // Said where it is blank, too: a device of today never tells the same as one that does not know of it.
  return seen({ ...pitch, businessModel: businessModel ?? '' });
}

/** The same as devices of a version before tell it, which showed nobody who reviewed a pitch how its company earns. */
export function pitchSeenBefore(pitch: Words): string {
  return seen({ ...pitch, businessModel: undefined });
}

function seen(said: Words & { businessModel?: string | undefined }): string {
  return idOf('pitch', JSON.stringify(said, [...Object.keys(pitchEditFields), 'businessModel']));
}
