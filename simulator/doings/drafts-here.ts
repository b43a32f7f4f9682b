import { rowsOf } from '#src/data/database/rows.ts';
import type { Draft } from '#sync/records/draft.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';

/** A draft that can be written in, as this tab shows it. */
export async function anyDraft(world: World, tab: Tab): Promise<Draft | undefined> {
  const open = (await draftsOf(tab)).filter(({ submittedAs, deletedAt }) => !submittedAs && !deletedAt);
  // Mostly the oldest: it is where devices meet.
  return world.chance.percent(85) ? open[0] : world.chance.oneOf(open);
}

/** A field of a draft that waits for a choice, with the texts that the person sees. */
export async function anyConflict(world: World, tab: Tab) {
  const drafts = (await draftsOf(tab)).filter(
    ({ conflicts, submittedAs }) => conflicts.length > 0 && !submittedAs,
  );
  const draft = world.chance.oneOf(drafts);
  const conflict = world.chance.oneOf(draft?.conflicts ?? []);
  if (!draft || !conflict) return undefined;
  const seen = [draft[conflict.field], ...conflict.values.map(({ value }) => value)];
  return { draftId: draft.id, field: conflict.field, seen };
}

export async function draftsOf(tab: Tab): Promise<Draft[]> {
  return (await rowsOf(tab.db(), 'drafts').toArray()).sort(byMoment(({ createdAt, id }) => createdAt + id));
}

export function byMoment<T>(moment: (row: T) => string): (a: T, b: T) => number {
  return (a, b) => moment(a).localeCompare(moment(b));
}
