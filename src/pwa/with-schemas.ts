/**
 * Brings code of the service worker that needs the database or the schemas. It is all in the worker's one file, and run only
 * now: at the start it would keep every page waiting that the worker has to answer for.
 */
export async function withSchemas<Code>(bring: () => Promise<Code>): Promise<Code> {
  await import('#sync/configure-zod.ts');
  return bring();
}
