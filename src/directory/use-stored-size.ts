import { useAnswer } from '#src/data/database/use-answer.ts';
import { useFetched } from '#src/lib/use-fetched.ts';
import { slices } from './pause.ts';
import { directorySize, storedNames } from './stored-size.ts';

/** How many bytes the directory takes on this device as it is stored, its search index with it; told anew as that changes. */
export function useStoredSize(): number | undefined {
  const names = useAnswer(async () => {
    const { liveAnswers } = await import('#src/data/database/live-answers.ts');
    return liveAnswers(storedNames);
  }, []);
  const [size] = useFetched(() => directorySize(slices(() => true)), names ?? '');
  return size.state === 'ready' ? size.value.bytes : undefined;
}
