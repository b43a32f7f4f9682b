import { checkStep, type Seen } from './checks/each-step.ts';
import { checkHealed, checkIdle } from './checks/healed.ts';
import { checkCalm, checkLiving, type Wells } from './checks/living.ts';
import { calmDown, heal } from './heal.ts';
import { happen, type Step } from './steps.ts';
import type { VirtualTime } from './world/time.ts';
import { createWorld } from './world/world.ts';

export type Told = {
  /** What must never be and was; empty where all is well. */
  faults: string[];
  /** The step after which the first fault showed; null where it showed at the end. */
  at: number | null;
  struck: Map<string, number>;
};

/** Lives a history through, heals everything, and tells what was wrong on the way and at the end. */
export async function live(steps: Step[], time: VirtualTime): Promise<Told> {
  time.restart();
  const world = await createWorld(time);
  const seen: Seen = { cursors: new Map(), looks: new Map() };
  const wells: Wells = new Map();
  try {
    for (const [at, step] of steps.entries()) {
      await happen(world, step);
      await checkStep(world, seen);
      await checkLiving(world, wells);
      if (world.violations.length > 0) return { faults: world.violations, at, struck: world.struck };
    }
    await calmDown(world);
    await checkStep(world, seen);
    const late = await checkCalm(world);
    await heal(world);
    const faults = [...late, ...(await checkHealed(world)), ...(await checkIdle(world)), ...world.violations];
    return { faults, at: null, struck: world.struck };
  } finally {
    await world.dispose();
  }
}
