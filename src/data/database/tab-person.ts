import { shownInTab } from '#src/lib/shown-in-tab.ts';
import { currentPersonId, setCurrentPerson, type Turn } from './device-db.ts';

let isTurning = false;

/**
 * Whose screens this tab shows. Somebody else may have signed in on this device meanwhile, in another tab: until this
 * tab has turned to them it shows nothing, and what is still being typed in it belongs to the one who typed it.
 */
export async function tabPersonId(): Promise<string> {
  return (await tabPerson()).id;
}

/** The same, and whether they are who uses the device now. */
export async function tabPerson(): Promise<{ id: string; isCurrent: boolean }> {
  const current = await currentPersonId();
  const isCurrent = isTabOf(current);
  return { id: shownInTab.personId ?? current, isCurrent };
}

/** The same for a closing page, which cannot wait; undefined where nothing has been shown yet. */
export function knownTabPerson(): string | undefined {
  return shownInTab.personId;
}

/** Whether the tab shows whoever uses the device now. */
export async function isTabCurrent(): Promise<boolean> {
  return (await tabPerson()).isCurrent;
}

/** Whether the tab shows this one, who uses the device now; one that has shown nobody shows them from now on. */
export function isTabOf(current: string): boolean {
  shownInTab.personId ??= current;
  return current === shownInTab.personId;
}

/** Whether the device is somebody else's, or nobody's, by another tab's doing or the server's. */
export async function isTakenOver(): Promise<boolean> {
  return !(await isTabCurrent()) && !isTurning;
}

/**
 * This tab itself gives the device to somebody, as setCurrentPerson does. The tab goes first: then every live query sees the two
 * agree.
 */
export async function giveDeviceTo(id: string, { discards = '' } = {}): Promise<Turn> {
  const before = shownInTab.personId;
  shownInTab.personId = id;
  isTurning = true;
  try {
    return await setCurrentPerson(id, { discards });
  } catch (error) {
    shownInTab.personId = before;
    throw error;
  } finally {
    isTurning = false;
  }
}
