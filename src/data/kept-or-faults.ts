import { RefusedError } from '#src/data/database/refused-error.ts';

/**
 * Stores what a form says: true once it is stored, what is wrong by field, or false after telling `onFail` why not.
 * `fields`: those of the form, as only there a fault can be shown. What is too long once it is joined with another device's
 * words is not written anew: against what stands there now, a shorter text would go over words nobody here has seen.
 */
export async function keptOrFaults(
  store: () => Promise<void>,
  fields: readonly { name: string }[],
  onFail: (why: string | undefined) => void,
): Promise<boolean | { faults: Record<string, string>; isAnew: boolean }> {
  try {
    await store();
    return true;
  } catch (error) {
    const failure = error instanceof RefusedError ? error.failure : undefined;
    const field = fields.find(({ name }) => name === failure?.field);
    if (failure && field)
      return { faults: { [field.name]: failure.message }, isAnew: failure.code !== 'too-long' };
    onFail(failure?.message);
    return false;
  }
}
