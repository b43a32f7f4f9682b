import { type ComponentType, useEffect, useState } from 'react';
import { firstLook } from './lib/first-look.ts';

/**
 * A part of a screen whose code comes once the screen can be used. Where it does not come now, the part is missing and the
 * screen stays; it is asked for again when the part is to be shown the next time. `Meanwhile` stands for it until it is here.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
): ComponentType<Props> & { fetchAhead(): void } {
  let here: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    here ??= await load();
  };
  function Part(props: Props) {
    const [, setArrived] = useState(here !== undefined);
    useEffect(() => {
      // Also where it is here by now: it may have come since this was drawn.
      fetchPart().then(
        () => setArrived(true),
        () => undefined,
      );
    }, []);
    const Here = here ?? Meanwhile;
    return <Here {...props} />;
  }
  return Object.assign(Part, { fetchAhead: () => void fetchPart().catch(() => undefined) });
}

/** As `lazyPart`, for what nobody needs in order to read: it leaves them a first look at the page. */
export function unhurriedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
) {
  return lazyPart(async () => {
    await firstLook;
    return load();
  }, Meanwhile);
}
