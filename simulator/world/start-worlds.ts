import { limits } from '#sync/protocol.ts';
import { attachmentLimits } from '#sync/rules/attachments.ts';
import { installFetch } from './tab.ts';
import { installVirtualTime, type VirtualTime } from './time.ts';

/**
 * Takes the clock, the timers and the network of this process over, for good. Requests and answers are kept small, so
 * that a few rows already come on several pages, a few changes in several batches and a few words of a file in several parts.
 */
export function startWorlds(): VirtualTime {
  installFetch();
  // No page keeps words here that it could not store.
  const nothing = { length: 0, key: () => null };
  Object.defineProperty(globalThis, 'localStorage', { value: nothing, configurable: true });
  // Dexie warns of every lost connection; here they are lost all the time.
  Object.assign(console, { warn: () => undefined });
  Object.assign(limits, { rows: 4, mutations: 6 });
  Object.assign(attachmentLimits, { part: 64, filesADay: 8 });
  return installVirtualTime(Date.parse('2026-03-01T09:00:00.000Z'));
}
