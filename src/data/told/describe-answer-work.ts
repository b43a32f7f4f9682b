import * as z from 'zod';
import type { Entry } from '#src/data/database/person-db.ts';
import { countOf } from '#src/lib/count-of.ts';
import type { Spoken } from './spoken.ts';
import type { Told } from './told.ts';

const answer = z.object({ attentionId: z.string(), resolution: z.string() });
const read = z.object({ ids: z.array(z.unknown()) });

/** What a person says to what they were told of; null for any other action. */
export function describeAnswerWork(
  { name, args, answersTo }: Pick<Entry, 'name' | 'args' | 'answersTo'>,
  { refused }: Pick<Spoken, 'refused'>,
): Told | null {
  if (name === 'readNotifications') {
    const { ids } = read.safeParse(args).data ?? {};
    return ids
      ? { title: `${countOf(ids.length, 'notification')} marked as read`, words: [], href: null }
      : null;
  }
  if (name !== 'resolveAttention') return null;
  const { attentionId = '', resolution } = answer.safeParse(args).data ?? {};
  const how = resolution === 'retried' ? 'tried again' : 'let go';
  const what = refused.get(attentionId);
  return {
    title: 'Answer to what was refused',
    words: [what ? `${how}: ${what}` : how],
    href: null,
    // One draft may have had any number of them refused, and was let go at once.
    key: `answers:${answersTo ?? ''}`,
  };
}
