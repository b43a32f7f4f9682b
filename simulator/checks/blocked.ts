import { blockId } from '#sync/rules/messages.ts';
import type { RowsById } from './oracle.ts';

/** Whether one of the two wants nothing of the other. */
export function isBlockBetween(held: { blocks: RowsById }, one: string, other: string): boolean {
  return [blockId(one, other), blockId(other, one)].some((id) => held.blocks[id]?.isOn);
}
