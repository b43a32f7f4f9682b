import { guestId } from '#sync/guest-id.ts';
import { dropHeldWords, heldNames, heldWords, holdWords } from './held-words.ts';
import { joinedOnce } from './joined-words.ts';

const beginning = 'question:';

/**
 * Holds what is typed to the assistant in a conversation and not sent, with every letter: what is beside the database answers at
 * once, and a page that goes leaves nothing to be stored. It goes with its owner.
 */
export function holdQuestion(owner: string, context: string, text: string): void {
  if (text === '') dropHeldWords(owner, beginning + context);
  else holdWords(owner, beginning + context, text);
}

/** The same as it was left, '' where nothing was. */
export function heldQuestion(owner: string, context: string): string {
  const held = heldWords(owner, beginning + context);
  return typeof held === 'string' ? held : '';
}

/** What a guest has typed is theirs who sign in, below what they have typed before. There may be room for it but once. */
export function takeGuestQuestions(owner: string): void {
  for (const name of heldNames(guestId, beginning)) {
    const context = name.slice(beginning.length);
    const typed = heldQuestion(guestId, context);
    holdQuestion(guestId, context, '');
    holdQuestion(owner, context, joinedOnce(heldQuestion(owner, context), typed));
  }
}
