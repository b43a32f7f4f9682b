import { type ComponentType, lazy } from 'react';

/**
 * `lazyPart` and `unhurriedPart` for a screen that is drawn once: the drawing waits for the part. A test that draws one says
 * `vi.mock('#src/lazy-part.tsx', () => import('#src/testing/part-at-once.tsx'))`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return Object.assign((props: Props) => <Part {...props} />, { fetchAhead() {} });
}

export function unhurriedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(load);
}
