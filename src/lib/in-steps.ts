/**
 * Brings one after the other, each once `pause` has passed; without any more pauses once it `isNeeded`. What does not come
 * is asked for again, and missed, by who needs it.
 */
export async function inSteps(
  steps: (() => Promise<unknown>)[],
  pause: () => Promise<void>,
  isNeeded: Promise<void>,
): Promise<void> {
  for (const step of steps) {
    await Promise.race([isNeeded, pause()]);
    await step().catch(() => undefined);
  }
}
