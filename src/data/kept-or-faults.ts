import { RefusedError } from './refused-error.ts';

/** Stores what a form says: true once it is stored, what is wrong by field, or false after telling `onFail` why not. */
export async function keptOrFaults(
  store: () => Promise<void>,
  onFail: (why: string | undefined) => void,
): Promise<boolean | Record<string, string>> {
  try {
    await store();
    return true;
  } catch (error) {
    const failure = error instanceof RefusedError ? error.failure : undefined;
    if (failure?.field !== undefined) return { [failure.field]: failure.message };
    onFail(failure?.message);
    return false;
  }
}
