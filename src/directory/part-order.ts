import type { KeptPart } from './kept-part.ts';

/** From the least to the most. */
export const partOrder: readonly KeptPart[] = ['first', 'heads', 'everything'];

/** Whether so much is here as the other says, or more. */
export function isAsMuch(part: KeptPart | null, as: KeptPart): boolean {
  return part !== null && partOrder.indexOf(part) >= partOrder.indexOf(as);
}
