import * as z from 'zod';
import type { Typed } from '#src/data/database/person-db.ts';
import { allHeldWords, dropHeldWords, heldWords, holdWords } from './held-words.ts';
import { joinedOnce } from './joined-words.ts';

const typedSchema = z.object({
  id: z.string().optional(),
  connectionId: z.string(),
  text: z.string(),
  turn: z.number(),
  times: z.number().default(1),
  toName: z.string().optional(),
  toHref: z.string().optional(),
  at: z.string(),
});
/**
 * Words to somebody that the device could not store. `turn`: of the stored words they were written on top of; `times`: how often
 * they were held since.
 */
export type HeldTyped = z.infer<typeof typedSchema>;

/** Answers whether they are held. */
export function holdTyped(owner: string, typed: HeldTyped): boolean {
  return holdWords(owner, nameOf(typed.connectionId), typed);
}

export function heldTyped(owner: string, connectionId: string): HeldTyped | undefined {
  return typedSchema.safeParse(heldWords(owner, nameOf(connectionId))).data;
}

export function allHeldTyped(owner: string): HeldTyped[] {
  return allHeldWords(owner, nameOf('')).flatMap((held) => typedSchema.safeParse(held).data ?? []);
}

/** They are stored, or not wanted; what another tab holds meanwhile stays. */
export function dropHeldTyped(owner: string, held: HeldTyped): void {
  const now = heldTyped(owner, held.connectionId);
  if (now && markOf(now) === markOf(held)) dropHeldWords(owner, nameOf(held.connectionId));
}

/** By which stored words tell that these stand in them. */
export function markOf({ id, at }: HeldTyped): string {
  return id ?? at;
}

/**
 * What stands typed where words are held: they stand in for the stored ones they were written on top of, and below those that
 * another tab has stored since, unless these took them in. Its turn is higher than any that a tab can know who has not seen both.
 */
export function withHeld(stored: Typed | undefined, held: HeldTyped | undefined): Typed & { turn: number } {
  const { text = '', turn = 0 } = stored ?? {};
  if (!held || stored?.took === markOf(held)) return { connectionId: '', ...stored, text, turn };
  const { id: _, times, ...words } = held;
  const isOnTop = turn <= held.turn;
  return {
    ...words,
    text: isOnTop ? held.text : joinedOnce(text, held.text),
    turn: Math.max(turn, held.turn) + times,
  };
}

function nameOf(connectionId: string): string {
  return `typed:${connectionId}`;
}
