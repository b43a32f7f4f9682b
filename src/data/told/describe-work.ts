import * as z from 'zod';
import type { Entry } from '#src/data/database/person-db.ts';
import type { Draft } from '#sync/records/draft.ts';
import { describeMarketWork } from './describe-market-work.ts';
import { titleOfMessage } from './describe-message.ts';
import { formHrefOf } from './form-words.ts';
import type { Spoken } from './spoken.ts';
import { nameOf } from './work-words.ts';

export type Work = {
  key: string;
  title: string;
  href: string | null;
  draftId: string | null;
};

/** Where they say less than this version reads. */
const pages = new Map([['recordInvestment', '/portfolio']]);

const aboutDraft = z.object({ draftId: z.string() });

/**
 * What an action is about, in a person's words. Actions on one draft, or on the notes about one deal, share a key: they are
 * one thing to whoever reads it.
 */
export function describeWork(work: Pick<Entry, 'id' | 'name' | 'args' | 'answersTo'>, spoken: Spoken): Work {
  const { id, name, args } = work;
  const message = titleOfMessage(name, args);
  if (message !== null) return { key: id, title: message, href: null, draftId: null };
  const told = describeMarketWork(work, spoken);
  if (told) return { key: told.key ?? id, title: told.title, href: told.href, draftId: null };
  const about = aboutDraft.safeParse(args);
  if (!about.success) {
    const href = formHrefOf(name) ?? pages.get(name) ?? null;
    return { key: id, title: nameOf(name), href, draftId: null };
  }
  const { draftId } = about.data;
  const title = titleOf(spoken.drafts.get(draftId));
  const href = `/submit-pitch/${draftId}`;
  if (name === 'submitPitch')
    return { key: `submit:${draftId}`, title: `Pitch submission: ${title}`, href, draftId };
  return { key: `draft:${draftId}`, title: `Draft: ${title}`, href, draftId };
}

export function titleOf(draft: Draft | undefined): string {
  return draft?.title.trim() || 'Untitled pitch';
}
