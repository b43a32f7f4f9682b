import { guestId } from '#sync/guest-id.ts';
import { allOf, handOver, holdOfPage, takeUp } from './held-by-page.ts';
import { joinedOnce } from './joined-words.ts';

/**
 * Holds what is typed to the assistant in a conversation and not sent, with every letter: what is beside the database answers at
 * once, and a page that goes leaves nothing to be stored. It goes with its owner.
 */
export function holdQuestion(owner: string, context: string, text: string): void {
  holdOfPage(owner, 'question', context, text === '' ? undefined : text);
}

/** The same as all pages left it, '' where nothing was. */
export function heldQuestion(owner: string, context: string): string {
  return joined(takeUp(owner, 'question', context));
}

/** All that this person has typed and not sent, each with its conversation. */
export function heldQuestions(owner: string): { context: string; question: string }[] {
  return [...allOf(owner, 'question')]
    .map(([context, held]) => ({ context, question: joined(held) }))
    .filter(({ question }) => question.trim() !== '');
}

/** What a guest has typed is theirs who sign in, below what they have typed before. */
export function takeGuestQuestions(owner: string): void {
  handOver(guestId, owner, 'question', (theirs, typed) => joined([theirs, typed]));
}

function joined(held: unknown[]): string {
  return held.filter((words) => typeof words === 'string').reduce(joinedOnce, '');
}
