import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf, rowsOf } from '#src/data/database/rows.ts';
import { otherOf } from '#sync/rules/connections.ts';

/** Whom the person wants nothing of, the latest first; '' where this device does not know their name. */
export async function blockedPeople(db: PersonDb): Promise<{ id: string; name: string }[]> {
  const blocks = (await rowsOf(db, 'blocks').toArray()).filter(({ isOn }) => isOn);
  if (blocks.length === 0) return [];
  const others = (await rowsOf(db, 'connections').toArray()).map((each) => otherOf(each, ownerOf(db)));
  const names = new Map(others.map(({ id, name }) => [id, name]));
  return blocks
    .sort((a, b) => b.at.localeCompare(a.at))
    .map(({ blockedId: id }) => ({ id, name: names.get(id) ?? '' }));
}

/** Their ids. */
export async function blockedIds(db: PersonDb): Promise<Set<string>> {
  const blocks = await rowsOf(db, 'blocks').toArray();
  return new Set(blocks.filter(({ isOn }) => isOn).map(({ blockedId }) => blockedId));
}
