import { choosePart } from './chosen-part.ts';
import { refreshAgain } from './download.ts';
import type { KeptPart } from './kept-part.ts';

/** Keeps this part of the directory from now on: brings what is missing, deletes what is no longer wanted. Null: as before the person chose. */
export async function keep(part: KeptPart | null): Promise<void> {
  await choosePart(part);
  await refreshAgain();
}
