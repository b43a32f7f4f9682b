import type { Screen } from '../screen.ts';
import { siteMap } from '../site-map.ts';
import { patternOf } from './route-pattern.ts';

const patterns = siteMap.flatMap((screen) =>
  [screen.path, ...(screen.aliases ?? [])].map((path) => ({ screen, pattern: patternOf(path) })),
);

/** Which screen an address shows, with what stands for the `:name` parts of its path; null where there is none. */
export function screenAt(pathname: string): { screen: Screen; params: Record<string, string> } | null {
  for (const { screen, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { screen, params: { ...match.groups } };
  }
  return null;
}

/** Whether what the screen is called depends on the thing it shows. */
export function isAboutOneThing({ path }: Screen): boolean {
  return /:(?!\w+\?)/.test(path);
}
