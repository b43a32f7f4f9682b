import { inDirectory } from './in-directory.ts';
import type { KeptPart } from './kept-part.ts';

/** What the person chose to keep of the directory; null while they chose nothing. */
export async function chosenPart(): Promise<KeptPart | null> {
  return (await inDirectory(({ choices }) => choices.get('kept')))?.part ?? null;
}

/** Notes what the person wants kept from now on. It is brought, or let go of, with the next download. */
export async function choosePart(part: KeptPart | null): Promise<void> {
  await inDirectory<unknown>(({ choices }) =>
    part === null ? choices.delete('kept') : choices.put({ key: 'kept', part }),
  );
}
