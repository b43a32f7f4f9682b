import * as z from 'zod';
import type { Browser } from '../world/browser.ts';
import type { World } from '../world/world.ts';
import type { RawDevice } from './raw-device.ts';

const made = {
  submitPitch: z.object({ opportunityId: z.string() }).transform(({ opportunityId }) => opportunityId),
  publishUpdate: z.object({ updateId: z.string() }).transform(({ updateId }) => updateId),
};

/** Nothing is refused for want of a row that is still to come from the very device that sent it. */
export function checkOvertaken({ violations }: World, { name }: Browser, { outbox, kept }: RawDevice): void {
  const refused = [...outbox, ...kept].filter(
    ({ state, failure }) => state === 'refused' && failure?.code === 'not-found',
  );
  for (const entry of outbox) {
    const id = entry.state === 'waiting' ? idOf(entry) : undefined;
    const lost =
      id && refused.find(({ order, args }) => order > entry.order && JSON.stringify(args).includes(id));
    if (lost) violations.push(`${name} sent ${lost.name} before ${entry.name}, which it is built on`);
  }
}

function idOf({ name, args }: RawDevice['outbox'][number]): string | undefined {
  return name === 'submitPitch' || name === 'publishUpdate' ? made[name].parse(args) : undefined;
}
