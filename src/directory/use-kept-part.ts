import { useAnswer } from '#src/data/database/use-answer.ts';
import { arrivalsOf, bytesSent, isDivided, type KeptPart } from './kept-part.ts';

/** What of the directory is kept, and about how many bytes cross the network for each part. */
export type KeptChoice = { part: KeptPart; bytes: Record<KeptPart, number> };

/** Null where there is nothing to choose: no directory yet, or one so small that all of it is kept. */
export function useKeptPart(): KeptChoice | null | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { currentManifest }, { chosenPart }] = await Promise.all([
      import('#src/data/database/live-answers.ts'),
      import('./stored-files.ts'),
      import('./chosen-part.ts'),
    ]);
    return liveAnswers(async () => {
      const stored = await currentManifest();
      if (!stored || !isDivided(stored.manifest)) return null;
      const bytesOf = (part: KeptPart) => bytesSent(arrivalsOf(stored.manifest, part, false));
      const bytes = {
        first: bytesOf('first'),
        heads: bytesOf('heads'),
        everything: bytesOf('everything'),
      };
      return { part: (await chosenPart()) ?? 'everything', bytes };
    });
  }, []);
}
