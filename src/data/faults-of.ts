import type * as z from 'zod';

/** What is wrong with the fields of a form, by field: of each the first fault. */
export function faultsOf(schema: z.ZodType, fields: unknown): Record<string, string> {
  const { error } = schema.safeParse(fields);
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message;
  return faults;
}
