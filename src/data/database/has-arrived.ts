import type { Meta, RowGroup } from './person-db.ts';

/** Whether all that the server keeps for this person, or of that a group, has come to this device once, and was not taken off it since. */
export function hasArrived(meta: Meta, group?: RowGroup): boolean {
  const lacks = lackingIn(meta);
  return group ? !lacks.includes(group) : lacks.length === 0;
}

export const rowGroups: RowGroup[] = ['deals', 'messages'];

/** Of which groups that is not so. */
export function lackingIn({ cursors, resyncFrom, lacks = rowGroups, isFirstReading }: Meta): RowGroup[] {
  if (resyncFrom !== null) return lacks;
  return Object.keys(cursors).length > 0 && !isFirstReading ? [] : rowGroups;
}
