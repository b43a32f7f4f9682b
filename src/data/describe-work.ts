import * as z from 'zod';
import type { Draft } from '#sync/records/draft.ts';
import type { Entry } from './person-db.ts';

export type Work = {
  key: string;
  title: string;
  detail: string;
  href: string | null;
  draftId: string | null;
};

const aboutDraft = z.object({ draftId: z.string() });
const edit = z.object({ field: z.string(), to: z.string() });
const highlight = z.object({ text: z.string() });

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

const actions: Record<string, string> = {
  createDraft: 'New draft',
  editDraft: 'Edited',
  resolveConflict: 'Version chosen',
  addHighlight: 'Highlight added',
  removeHighlight: 'Highlight removed',
  deleteDraft: 'Deleted',
  restoreDraft: 'Restored',
  restoreVersion: 'Gone back to a version',
  submitPitch: 'Submission of the pitch',
  resolveAttention: 'Answer to a refused action',
};

/** What an action is, in a person's words. Actions on one draft share a key: they are one thing to whoever reads it. */
export function describeWork(
  { id, name, args }: Pick<Entry, 'id' | 'name' | 'args'>,
  drafts: Map<string, Draft>,
): Work {
  const about = aboutDraft.safeParse(args);
  const detail = actions[name] ?? 'Action';
  if (!about.success) return { key: id, title: detail, detail: '', href: null, draftId: null };
  const { draftId } = about.data;
  const title = drafts.get(draftId)?.title.trim() || 'Untitled pitch';
  const href = `/submit-pitch/${draftId}`;
  if (name === 'submitPitch') {
    return {
      key: `submit:${draftId}`,
      title: `Pitch submission: ${title}`,
      detail: 'To be submitted',
      href,
      draftId,
    };
  }
  const field = edit.safeParse(args);
  const edited = field.success ? `${detail}: ${fieldNames[field.data.field] ?? field.data.field}` : detail;
  return { key: `draft:${draftId}`, title: `Draft: ${title}`, detail: edited, href, draftId };
}

/** What a person wrote in an action, under the name of where they wrote it. */
export function wordsOf({ name, args }: Pick<Entry, 'name' | 'args'>): string {
  const edited = edit.safeParse(args);
  if (edited.success) return `${fieldNames[edited.data.field] ?? edited.data.field}: ${edited.data.to}`;
  const added = highlight.safeParse(args);
  if (added.success) return `highlight: ${added.data.text}`;
  return actions[name] ?? 'Action';
}
