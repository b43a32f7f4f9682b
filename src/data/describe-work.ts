import * as z from 'zod';
import type { Draft } from '#sync/records/draft.ts';
import type { Entry } from './person-db.ts';

export type Work = { key: string; title: string; detail: string; href: string | null };

const aboutDraft = z.object({ draftId: z.string() });
const edit = z.object({ field: z.string() });

const fieldNames: Record<string, string> = {
  title: 'name',
  industry: 'industry',
  stage: 'funding stage',
  location: 'location',
  description: 'business description',
  currency: 'currency',
  totalRequired: 'total amount',
  minInvestment: 'minimum investment',
};

/** What an action is, in a person's words. Actions on one draft share a key: they are one thing to whoever reads it. */
export function describeWork(
  { id, name, args }: Pick<Entry, 'id' | 'name' | 'args'>,
  drafts: Map<string, Draft>,
): Work {
  const about = aboutDraft.safeParse(args);
  if (!about.success) return { key: id, title: actions[name] ?? 'Action', detail: '', href: null };
  const { draftId } = about.data;
  const title = drafts.get(draftId)?.title.trim() || 'Untitled pitch';
  const href = `/submit-pitch/${draftId}`;
  if (name === 'submitPitch')
    return { key: `submit:${draftId}`, title: `Pitch submission: ${title}`, detail: 'To be submitted', href };
  return { key: `draft:${draftId}`, title: `Draft: ${title}`, detail: detailOf(name, args), href };
}

function detailOf(name: string, args: unknown): string {
  const parsed = edit.safeParse(args);
  const field = parsed.success ? (fieldNames[parsed.data.field] ?? parsed.data.field) : '';
  return [actions[name] ?? 'Change', field].filter(Boolean).join(': ');
}

const actions: Record<string, string> = {
  createDraft: 'New draft',
  editDraft: 'Edited',
  resolveConflict: 'Version chosen',
  addHighlight: 'Highlight added',
  removeHighlight: 'Highlight removed',
  deleteDraft: 'Deleted',
  restoreDraft: 'Restored',
  resolveAttention: 'Answer to a refused action',
};
