import { bugsInChangingHands } from './in-changing-hands.ts';
import { bugsInGoingOn } from './in-going-on.ts';
import { bugsInMerging } from './in-merging.ts';
import { bugsInWhatIsSaid } from './in-what-is-said.ts';
import { bugsOnTheDevice } from './on-the-device.ts';
import { bugsOnTheServer } from './on-the-server.ts';
import type { SeededBug } from './seeded-bug.ts';

/** What each of the promises of sync rests on, taken away one at a time. The simulator must notice every one. */
export const bugsByPlace: Record<string, SeededBug[]> = {
  'On the server': bugsOnTheServer,
  'On the device': bugsOnTheDevice,
  'In going on by itself': bugsInGoingOn,
  'In what is said': bugsInWhatIsSaid,
  'In changing hands': bugsInChangingHands,
  'In merging': bugsInMerging,
};

export const seededBugs: SeededBug[] = Object.values(bugsByPlace).flat();
