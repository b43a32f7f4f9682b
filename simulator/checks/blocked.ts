import { blockId } from '#sync/rules/messages.ts';
import type { RowsById } from './oracle.ts';

/** Whether one of the two wants nothing of the other. */
export function isBlockBetween(held: { blocks: RowsById }, one: string, other: string): boolean {
  return isBlocking(held, one, other) || isBlocking(held, other, one);
}

/** Whether somebody wants nothing of somebody else. */
export function isBlocking(held: { blocks: RowsById }, blockerId: string, blockedId: string): boolean {
  return held.blocks[blockId(blockerId, blockedId)]?.isOn === true;
}
