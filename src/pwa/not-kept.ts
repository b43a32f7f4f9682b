/** Which of these addresses a cache does not list. The browser is taken at its word: to look for each would open each that is there. */
export async function notKept(addresses: Iterable<string>, kept: Cache): Promise<Set<string>> {
  const there = new Set((await kept.keys()).map(({ url }) => url));
  return new Set([...addresses].filter((address) => !there.has(new URL(address, location.href).href)));
}
