import { useAnswer } from '#src/data/database/use-answer.ts';

/** Whether nothing of the directory is on this device because the person deleted it; undefined while that is looked up. */
export function useIsEmptied(): boolean | undefined {
  return useAnswer(async () => {
    const [{ liveAnswers }, { isEmptied }] = await Promise.all([
      import('#src/data/database/live-answers.ts'),
      import('./deleted.ts'),
    ]);
    return liveAnswers(() => isEmptied());
  }, []);
}
