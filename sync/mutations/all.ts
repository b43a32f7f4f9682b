import type * as z from 'zod';
import type { Mutation } from '../mutation.ts';
import { resolveAttention } from './attention.ts';
import { createDraft, deleteDraft, restoreDraft } from './draft.ts';
import { resolveConflict, restoreVersion } from './draft-choices.ts';
import { addHighlight, editDraft, removeHighlight } from './draft-edits.ts';
import { submitPitch } from './opportunity.ts';

/** Every mutation there is, by the name that stands on the wire and in outboxes: names never change their meaning. */
export const mutations = {
  createDraft,
  editDraft,
  resolveConflict,
  addHighlight,
  removeHighlight,
  deleteDraft,
  restoreDraft,
  restoreVersion,
  submitPitch,
  resolveAttention,
} as const;

export type MutationName = keyof typeof mutations;
export type ArgsOf<Name extends MutationName> = z.infer<(typeof mutations)[Name]['args']>;

/** The mutation of that name, or undefined: an older outbox, or a newer one, may hold names that are not here. */
export function mutationNamed(name: string): Mutation<unknown> | undefined {
  return Object.hasOwn(mutations, name) ? (mutations as Record<string, Mutation<unknown>>)[name] : undefined;
}
