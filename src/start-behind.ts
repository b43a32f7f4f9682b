import { whenIdle } from './lib/when-idle.ts';

/** Run at once, these would keep a phone from answering for a fifth of a second. */
const parts = [
  () => import('./data/live-answer.ts'),
  () => import('#sync/configure-zod.ts'),
  () => import('#sync/tables.ts'),
  () => import('./data/mutate.ts'),
];

/**
 * Starts what goes on behind the screens. `wasDrawn`: the page was there before the app; who came to it a moment ago reads, and
 * has nothing to send yet. The parts are then brought one after the other, each once there is nothing more urgent to do.
 */
export async function startBehind(wasDrawn: boolean): Promise<void> {
  if (wasDrawn) {
    for (const bring of parts) {
      await whenIdle(500);
      // What does not come is asked for again, and missed, by who needs it.
      await bring().catch(() => undefined);
    }
    await whenIdle(500);
  }
  const { start } = await import('./start.ts');
  start();
}
