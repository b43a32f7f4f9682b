import { type PersonSizes, personSizes, type Size } from '#src/data/storage-sizes.ts';
import { slices } from '#src/directory/pause.ts';
import { directorySize } from '#src/directory/stored-size.ts';
import { appSize } from './app-size.ts';

/** `browser`: what it counts itself, with its own overhead; null where it does not tell. Bytes. */
export type Measured = PersonSizes & {
  app: Size;
  directory: Size;
  browser: { usage: number; quota: number } | null;
};

/** Measures all that is on this device for whoever uses it, in slices in which the page goes on answering. */
export async function measureDevice(): Promise<Measured> {
  const pause = slices(() => true);
  const sizes = await personSizes(pause);
  const directory = await directorySize(pause);
  return { ...sizes, directory, app: await appSize(), browser: await browserCount() };
}

async function browserCount(): Promise<Measured['browser']> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {};
  return usage === undefined || quota === undefined ? null : { usage, quota };
}
