import { type ComponentType, lazy, useState } from 'react';
import { patternOf } from '#sync/metadata/route-pattern.ts';

type Fetching = { pattern: RegExp; fetchPage: () => Promise<unknown> };

const fetchings: Fetching[] = [];

/**
 * A page whose code is fetched when it is asked for. Once it is here it is drawn at once: what was drawn ahead of time is
 * taken over without a gap. `path` is the pattern of the route at which it stands, null for what only follows what somebody does.
 */
export function lazyPage<Props extends object>(
  path: string | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let here: ComponentType<Props> | undefined;
  const fetchPage = async () => {
    here = await load();
    return here;
  };
  if (path !== null) fetchings.push({ pattern: patternOf(path), fetchPage });
  const Fetched: ComponentType<Props> = lazy(async () => ({ default: await fetchPage() }));
  return function Page(props: Props) {
    // Kept while it is shown: another component in its place would begin anew.
    const [Shown] = useState(() => here ?? Fetched);
    return <Shown {...props} />;
  };
}

/** Fetches the code of the page at an address, and of the parts that stand in it. */
export async function fetchPageAt(pathname: string): Promise<void> {
  const there = fetchings.filter(({ pattern }) => pattern.test(pathname));
  await Promise.all(there.map(({ fetchPage }) => fetchPage()));
}
