import { useEffect, useState } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/** A form's rules, fetched with their library once the form is shown: nobody sends one before that. */
export function useFetchedResolver<Values extends FieldValues, Context, Sent>(
  fetchResolver: () => Promise<Resolver<Values, Context, Sent>>,
): Resolver<Values, Context, Sent> {
  useEffect(() => {
    // Asked again when they are needed.
    fetchResolver().catch(() => undefined);
  }, [fetchResolver]);
  const [resolver] = useState(() => {
    const late: Resolver<Values, Context, Sent> = async (values, context, options) =>
      (await fetchResolver())(values, context, options);
    return late;
  });
  return resolver;
}
