import type { Browser } from '../world/browser.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';

/** Something that happens in the world, to one browser and one of its living tabs. */
export type Doing = (world: World, browser: Browser, tab: Tab) => Promise<unknown>;
