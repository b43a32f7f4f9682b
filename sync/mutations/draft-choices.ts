import * as z from 'zod';
import { mutation, refuse } from '../mutation.ts';
import { type Draft, draftFieldSchema, draftFields } from '../records/draft.ts';
import { text } from '../text.ts';
import { longest, mostRivals, rivalsOf, textId, withConflict } from './draft-rivals.ts';
import {
  alreadySubmitted,
  contentOf,
  draftId,
  late,
  ofDraft,
  ofDraftAndVersion,
  rewritten,
  tooLong,
  touched,
  trailOf,
  version,
  versionId,
} from './draft-writing.ts';

/**
 * The person chose, or combined, after two devices wrote the same words. What they had not seen stays to be chosen from;
 * what they saw and did not take is kept as versions.
 */
export const resolveConflict = mutation({
  args: z.strictObject({
    draftId,
    field: draftFieldSchema,
    value: text(longest),
    /** The texts the person chose from, the field's own and its rivals as they were shown: whole, or their `textId`s. */
    seen: z.array(text(longest)).max(mostRivals + 1),
  }),
  reads: ({ seen, ...args }, { id }) => [
    ...ofDraft(args),
    ...seen.map((_, place) => ({ table: 'draftVersions' as const, id: versionId(id, place) })),
  ],
  refusedByServer: late,
  change(rows, { field, value, seen, ...args }, context) {
    const draft = rows.get('drafts', args.draftId);
    if (!draft) return 'unknown';
    if (draft.submittedAs) return alreadySubmitted();
    if (value.length > draftFields[field]) return tooLong(field);
    const rivals = rivalsOf(draft, field);
    if (rivals.length === 0)
      return refuse('already-answered', 'This was already settled on another device.', field);
    const writer = draft.trail?.fields[field] ?? { at: context.now, clientId: context.clientId };
    const isSeen = (words: string) => seen.includes(words) || seen.includes(textId(words));
    const others = [...rivals, { value: draft[field], ...writer }].filter((rival) => rival.value !== value);
    const rejected = new Map(
      others.filter((rival) => isSeen(rival.value)).map((rival) => [rival.value, rival.clientId]),
    );
    const kept = [...rejected]
      .filter(([words]) => words.trim() !== '')
      .map(([words, clientId], place) =>
        version({ ...draft, [field]: words }, 'not-chosen', context, place, clientId),
      );
    const unseen = others.filter((rival) => !rejected.has(rival.value));
    const chosen = withConflict({ ...draft, [field]: value }, field, unseen);
    return [...kept, rewritten(draft, chosen, context)];
  },
});

/** Takes a version's words into the draft, which comes back with them if it was deleted. What was there is kept. */
export const restoreVersion = mutation({
  args: z.strictObject({ draftId, versionId: z.uuid() }),
  reads: (args, context) => [
    ...ofDraftAndVersion(args, context),
    { table: 'draftVersions', id: args.versionId },
  ],
  change(rows, args, context) {
    const draft = rows.get('drafts', args.draftId);
    const wanted = rows.get('draftVersions', args.versionId);
    if (draft?.submittedAs) return alreadySubmitted();
    if (!draft || wanted?.draftId !== draft.id) return 'unknown';
    const restored = withoutSettled({ ...draft, ...contentOf(wanted) });
    const row = { ...touched(restored, context), trail: trailOf(draft, restored, context, null) };
    return [version(draft, 'before-going-back', context), { table: 'drafts', id: row.id, row }];
  },
});

/** A rival that says the same as the draft is none any more. */
function withoutSettled(draft: Draft): Draft {
  return draft.conflicts.reduce(
    (left, { field, values }) =>
      withConflict(
        left,
        field,
        values.filter(({ value }) => value !== draft[field]),
      ),
    draft,
  );
}
