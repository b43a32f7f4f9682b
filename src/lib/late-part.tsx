import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { firstLook } from './first-look.ts';

/**
 * A part of a page whose code comes once the page is shown, and somebody new to it has had a first look. It is not drawn ahead of time: nobody could use it before.
 * `waiting` holds its place.
 */
export function latePart(load: () => Promise<ComponentType>, waiting: ReactNode): ComponentType {
  const Part = lazy(async () => ({ default: await load() }));
  return function LatePart() {
    const [isPageShown, showPart] = useState(false);
    useEffect(() => void firstLook.then(() => showPart(true)), []);
    if (!isPageShown) return waiting;
    return (
      <Suspense fallback={waiting}>
        <Part />
      </Suspense>
    );
  };
}
