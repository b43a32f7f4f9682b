import '#sync/configure-zod.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type * as z from 'zod';

/** What a form says beside each of its fields, by the same resolver as on the screen: it has an eye of its own for unions. */
export async function saidOf(schema: z.ZodType, values: unknown): Promise<Record<string, string>> {
  const options = { fields: {}, shouldUseNativeValidation: false } as const;
  const resolve = zodResolver(schema as z.ZodType<object, Record<string, unknown>>); // as the forms hold them
  const { errors } = await resolve(values as Record<string, unknown>, undefined, options); // whatever a test writes
  return Object.fromEntries(Object.entries(errors).map(([field, said]) => [field, String(said?.message)]));
}
