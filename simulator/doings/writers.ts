import * as z from 'zod';
import { rowsOf } from '#src/data/database/rows.ts';
import { argsAgain } from '#src/data/outbox/refused-form.ts';
import { newId, retryId } from '#sync/ids.ts';
import { draftWords } from '#sync/mutations/draft-words.ts';
import { contentOf } from '#sync/mutations/draft-writing.ts';
import type { Draft } from '#sync/records/draft.ts';
import { wordsBroughtBy, wordsIn } from '../checks/words.ts';
import { deliberate } from '../world/server.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { act, attempt, edit, keep, originOf } from './acts.ts';
import type { Doing } from './doing.ts';
import { anyConflict, anyDraft, byMoment, draftsOf } from './drafts-here.ts';

export const beginPitch: Doing = async (_, __, tab) => {
  await act(tab, 'createDraft', { draftId: newId(), currency: 'INR' });
};

export const writeOn: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  if (!draft) return;
  const word = world.words.next();
  const at = world.chance.percent(70) ? draft.description.length : spaceIn(world, draft.description);
  const text = `${draft.description.slice(0, at)} ${word}${draft.description.slice(at)}`.trim();
  await edit(world, tab, draft, 'description', text, word);
};

export const takeWordOut: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  const word = world.chance.oneOf(draft?.description.split(' ') ?? []);
  if (!draft || !word) return;
  const text = draft.description
    .split(' ')
    .filter((other) => other !== word)
    .join(' ');
  if (await edit(world, tab, draft, 'description', text)) world.words.letGo(word);
};

export const retitle: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  if (!draft) return;
  const word = world.words.next();
  if (await edit(world, tab, draft, 'title', `The ${word} mills`, word)) world.words.letGo(draft.title);
};

export const writeUnwritable: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  if (!draft) return;
  const word = world.words.next();
  if (await edit(world, tab, draft, 'title', `${deliberate} ${word}`, word)) {
    world.words.letGo(draft.title);
    world.strike('a mutation that throws');
  }
};

export const addHighlight: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  if (!draft) return;
  const word = world.words.next();
  const highlight = { draftId: draft.id, highlightId: newId(), text: word };
  if (await act(tab, 'addHighlight', highlight)) keep(world, tab, word);
};

export const removeHighlight: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  const highlight = world.chance.oneOf(draft?.highlights ?? []);
  if (!draft || !highlight) return;
  const gone = { draftId: draft.id, highlightId: highlight.id };
  if (await act(tab, 'removeHighlight', gone)) world.words.letGo(highlight.text);
};

export const deletePitch: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  if (!draft) return;
  const id = newId(tab.browser.now());
  const args = { draftId: draft.id, seen: draftWords(draft) };
  const words = wordsIn(JSON.stringify([contentOf(draft), draft.conflicts]));
  if (await attempt(tab, () => tab.mutate({ id, name: 'deleteDraft', args })))
    world.ledger.noteDeletion(id, new Set(words));
};

export const restorePitch: Doing = async (world, _, tab) => {
  const draft = world.chance.oneOf((await draftsOf(tab)).filter(({ deletedAt }) => deletedAt));
  if (draft) await act(tab, 'restoreDraft', { draftId: draft.id });
};

export const fillIn: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  if (draft) await fill(world, tab, draft);
};

async function fill(world: World, tab: Tab, draft: Draft): Promise<void> {
  const figures = {
    industry: 'Technology',
    stage: 'Seed',
    location: 'Pune',
    totalRequired: '25 lakh',
    minInvestment: '50,000',
  } as const;
  for (const [field, to] of Object.entries(figures) as [keyof typeof figures, string][]) // its own keys
    if (draft[field] !== to) await edit(world, tab, draft, field, to);
}

export const submit: Doing = async (world, { person }, tab) => {
  if (!person) return;
  const draft = await anyDraft(world, tab);
  if (draft) await submitDraft(world, tab, draft.id);
};

/** More than the server takes in a day. */
export const submitTooMany: Doing = async (world, { person }, tab) => {
  if (!person) return;
  for (let count = 0; count < 12; count += 1) {
    const draftId = newId();
    await act(tab, 'createDraft', { draftId, currency: 'INR' });
    const draft = await rowsOf(tab.db(), 'drafts').get(draftId);
    if (!draft) return;
    const word = world.words.next();
    await edit(world, tab, draft, 'title', word, word);
    await edit(world, tab, draft, 'description', 'Looms that run on rain and weave through the monsoon.');
    await fill(world, tab, draft);
    await submitDraft(world, tab, draft.id);
  }
};

/** A forged request: the id of somebody else's pitch. */
export const meddle: Doing = async (world, browser, tab) => {
  const [pitch] = world.server.rows(
    'select id, title from drafts where ownerId <> ? order by id',
    browser.person?.id ?? '',
  );
  const known = await tab.db().outbox.orderBy('order').last();
  if (!pitch || !browser.person || known?.state === 'frozen') return;
  const args = { draftId: pitch.id, field: 'title', from: pitch.title, to: 'Taken over' };
  const entry = {
    id: newId(),
    name: 'editDraft',
    args,
    touches: [],
    doneAt: new Date(browser.now()).toISOString(),
  };
  const order = (known?.order ?? 0) + 1000;
  if (!(await attempt(tab, () => tab.db().outbox.add({ ...entry, order, state: 'waiting' })))) return;
  tab.nudge();
  world.strike("work on somebody else's pitch");
};

async function submitDraft(world: World, tab: Tab, draftId: string): Promise<void> {
  const id = newId(tab.browser.now());
  const args = { draftId, opportunityId: newId(), accuracyConfirmed: true };
  if (await attempt(tab, () => tab.mutate({ id, name: 'submitPitch', args })))
    world.promises.set(id, originOf(world, tab));
}

export const chooseVersion: Doing = async (world, _, tab) => {
  const conflict = await anyConflict(world, tab);
  const value = world.chance.oneOf(conflict?.seen ?? []);
  if (!conflict || value === undefined) return;
  // What was not chosen must be a version.
  if (await act(tab, 'resolveConflict', { ...conflict, value })) world.strike('a conflict resolved');
};

export const combineVersions: Doing = async (world, _, tab) => {
  const conflict = await anyConflict(world, tab);
  const value = [...new Set(conflict?.seen.flatMap((text) => text.split(' ')))].join(' ');
  if (conflict) await act(tab, 'resolveConflict', { ...conflict, value });
};

/** Nothing is lost by it: what was there is a version now. */
export const goBack: Doing = async (world, _, tab) => {
  const draft = await anyDraft(world, tab);
  const versions = await rowsOf(tab.db(), 'draftVersions').toArray();
  const own = versions
    .filter(({ draftId }) => draftId === draft?.id)
    .sort(byMoment(({ at, keptBy }) => at + keptBy));
  const version = world.chance.oneOf(own);
  if (!draft || !version) return;
  if (await act(tab, 'restoreVersion', { draftId: draft.id, versionId: version.id }))
    world.strike('went back to a version');
};

export const discardRefused: Doing = async (world, _, tab) => {
  const refused = await anyRefused(world, tab);
  if (!refused) return;
  const answer = { attentionId: refused.id, resolution: 'discarded' } as const;
  if (await act(tab, 'resolveAttention', answer)) {
    world.words.letGo(wordsBroughtBy(refused.args).join(' '));
    // A restore may have forgotten its refusal: then nobody offers it any more.
    world.promises.delete(refused.id);
    world.strike('refused work let go');
  }
};

export const retryRefused: Doing = async (world, _, tab) => {
  const refused = await anyRefused(world, tab);
  if (!refused) return;
  const { id, name, args } = refused;
  const again = await argsAgain(tab.db(), { name, args });
  const isOk = await attempt(tab, () => tab.mutate({ id: retryId(id), name, args: again, isRetry: true }));
  if (!isOk) return;
  // Of a form: the words that stand there now, and were shown beside these, are to make way for them.
  if (again !== args) world.words.letGo(passedOver(again).join(' '));
  if (await act(tab, 'resolveAttention', { attentionId: id, resolution: 'retried' }))
    world.promises.delete(id);
};

/** What a saving takes out of the texts that it was written over. */
function passedOver(saving: unknown): string[] {
  const { from, to } = formSchema.parse(saving);
  const said = JSON.stringify(to);
  return wordsIn(JSON.stringify(from)).filter((word) => !said.includes(word));
}

const formSchema = z.looseObject({ from: z.unknown(), to: z.unknown() });

/** The outbox of a device that was updated holds work this version has no name for. */
export const doUnknown: Doing = async ({ strike }, { person }, tab) => {
  if (!person) return;
  const db = tab.db();
  const known = await db.outbox.orderBy('order').last();
  if (!known || known.state !== 'waiting') return;
  const { failure: _failure, ...entry } = known;
  const added = await attempt(tab, () =>
    db.outbox.add({ ...entry, order: known.order + 0.5, id: newId(), name: 'renamedSince', touches: [] }),
  );
  if (!added) return;
  tab.nudge();
  strike('work of an unknown kind');
};

type Refused = { id: string; name: string; args: unknown };

async function anyRefused(world: World, tab: Tab): Promise<Refused | undefined> {
  const rows = await rowsOf(tab.db(), 'attention').toArray();
  return world.chance.oneOf(
    rows.filter(({ resolution }) => resolution === null).sort(byMoment(({ at }) => at)),
  );
}

function spaceIn({ chance }: World, text: string): number {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  return chance.oneOf(spaces) ?? text.length;
}
