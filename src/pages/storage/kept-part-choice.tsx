import { useKeptPart } from '#src/directory/use-kept-part.ts';
import { lazyPart } from '#src/lazy-part.tsx';

const KeptPartForm = lazyPart(async () => (await import('./kept-part-form.tsx')).KeptPartForm);

/** How much of the directory this device keeps, what is still on its way, and a question where bytes cost money. */
export function KeptPartChoice() {
  const kept = useKeptPart();
  return kept ? <KeptPartForm kept={kept} /> : null;
}
