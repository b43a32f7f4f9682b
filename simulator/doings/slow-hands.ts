import { rowsOf } from '#src/data/database/rows.ts';
import type { DraftField } from '#sync/records/draft.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { act, change } from './acts.ts';
import type { Doing } from './doing.ts';
import { anyConflict, anyDraft } from './drafts-here.ts';
import { retitle } from './writers.ts';

/** Who types or chooses does it from what they saw when they began, whatever has come to the device meanwhile. */
type Begun = { userId: string; draftId: string; field: DraftField; from: string };
const begun = new WeakMap<Tab, Begun>();

export const beginToType: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  const field = world.chance.percent(75) ? 'title' : 'description';
  if (draft) begun.set(tab, { userId: whose(tab), draftId: draft.id, field, from: draft[field] });
};

/** The page goes on from what it has just stored, as a form does that somebody is still writing in. */
export const typeOn: Doing = async (world, _, tab) => {
  const seen = begun.get(tab);
  if (seen?.userId !== whose(tab) || !(await isHere(tab, seen.draftId))) return;
  const { userId: __, ...edit } = seen;
  const word = world.words.next();
  const to = edit.field === 'title' ? `The ${word} works` : `${edit.from} ${word}`.trim();
  if (!(await change(world, tab, { ...edit, to }, word))) return;
  if (edit.field === 'title') world.words.letGo(edit.from);
  if (world.chance.percent(50)) begun.set(tab, { ...seen, from: to });
  else begun.delete(tab);
};

/** Before either has heard of the other. */
export const bothRetitle: Doing = async (world, browser, tab) => {
  const other = otherTab(world, tab);
  await retitle(world, browser, tab);
  if (other?.state === 'alive') await retitle(world, other.browser, other);
};

/** What was not before their eyes they cannot have passed over. */
export const chooseSlowly: Doing = async (world, _, tab) => {
  const conflict = await anyConflict(world, tab);
  const value = world.chance.oneOf(conflict?.seen ?? []);
  if (!conflict || value === undefined) return;
  const other = otherTab(world, tab);
  if (other) await retitle(world, other.browser, other);
  await world.time.pass(world.chance.below(20_000));
  const draft = await rowsOf(tab.db(), 'drafts').get(conflict.draftId);
  if (!draft || !(await act(tab, 'resolveConflict', { ...conflict, value }))) return;
  const rivals = draft.conflicts.find(({ field }) => field === conflict.field)?.values ?? [];
  const there = [draft[conflict.field], ...rivals.map((rival) => rival.value)];
  if (rivals.length > 0 && there.some((text) => !conflict.seen.includes(text)))
    world.strike('a choice made without having seen every version');
};

/** Another tab before which the same person sits, mostly on another device. */
function otherTab({ browsers, chance }: World, tab: Tab): Tab | undefined {
  const tabs = browsers
    .filter(({ person }) => person !== null && person.id === tab.browser.person?.id)
    .flatMap((browser) => browser.tabs)
    .filter((other) => other !== tab && other.state === 'alive');
  return chance.oneOf(tabs);
}

function whose({ browser }: Tab): string {
  return browser.person?.id ?? '';
}

/** Deleted or submitted elsewhere meanwhile: what is being typed is stored all the same. */
async function isHere(tab: Tab, draftId: string): Promise<boolean> {
  return (await rowsOf(tab.db(), 'drafts').get(draftId)) !== undefined;
}
