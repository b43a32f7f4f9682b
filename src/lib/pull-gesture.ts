type Point = { x: number; y: number };

/** From here on the finger has drawn far enough: px of what is shown. */
export const farEnough = 64;

/** How far what is shown follows a finger that pulls down: half as far as the finger, and not without end. Px. */
export function drawnBy(from: Point, to: Point): number {
  return Math.min(farEnough * 1.5, Math.max(0, (to.y - from.y) / 2));
}

/** Whether a finger does something else than to pull down: it goes sideways, or up. A finger is never quite still. */
export function isOtherGesture(from: Point, to: Point): boolean {
  const across = Math.abs(to.x - from.x);
  const down = to.y - from.y;
  return Math.max(across, Math.abs(down)) > 10 && across > down;
}
