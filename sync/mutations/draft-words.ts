import { idOf } from '../ids.ts';
import type { Draft } from '../records/draft.ts';
import { contentOf } from './draft-writing.ts';

/** Fixed: devices of other versions work out the same words. A field that is new in drafts is not told of here. */
const fields = [
  'title',
  'industry',
  'stage',
  'location',
  'description',
  'currency',
  'totalRequired',
  'minInvestment',
] as const;

/**
 * Stands for everything that is written in a draft, rival texts included: two drafts that say the same have the same. It
 * tells what somebody saw of a draft that they delete.
 */
export function draftWords(draft: Draft): string {
  const { highlights, ...content } = contentOf(draft);
  return idOf(
    'draft-words',
    ...fields.map((name) => content[name]),
    ...highlights.flatMap(({ id, text }) => [id, text]),
    ...draft.conflicts.flatMap(({ field, values }) => values.flatMap(({ value }) => [field, value])),
  );
}
