/**
 * Brings code that needs the database or the schemas, where nothing else has brought them yet. Of the service worker's it is
 * all in its one file, and run only now: at the start it would keep every page waiting that the worker has to answer for.
 */
export async function withSchemas<Code>(bring: () => Promise<Code>): Promise<Code> {
  await import('#sync/configure-zod.ts');
  return bring();
}
