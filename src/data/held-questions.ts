import { guestId } from '#sync/guest-id.ts';
import { newId } from '#sync/ids.ts';
import { dropHeldWords, heldNames, heldWords, holdWords } from './held-words.ts';
import { joinedOnce } from './joined-words.ts';

const beginning = 'question:';
const page = newId();
/** What this page found of each conversation, by the name it is held under. */
const takenUp = new Map<string, Map<string, string>>();

/**
 * Holds what is typed to the assistant in a conversation and not sent, with every letter: what is beside the database answers at
 * once, and a page that goes leaves nothing to be stored. It goes with its owner. Each page holds its own; of what others hold,
 * what this one began with goes, but not what was typed there since.
 */
export function holdQuestion(owner: string, context: string, text: string): void {
  const own = `${beginning}${context}#${page}`;
  // What others hold stays where there is no room for it here.
  if (text !== '' && !holdWords(owner, own, text)) return;
  if (text === '') dropHeldWords(owner, own);
  for (const [name, words] of takenUp.get(keyOf(owner, context)) ?? [])
    if (name !== own && textUnder(owner, name) === words) dropHeldWords(owner, name);
  takenUp.delete(keyOf(owner, context));
}

/** The same as all pages left it, the one that was opened first on top, '' where nothing was. */
export function heldQuestion(owner: string, context: string): string {
  const found = foundIn(owner, context);
  takenUp.set(keyOf(owner, context), found);
  return joined(found);
}

/** All that this person has typed and not sent, each with its conversation. */
export function heldQuestions(owner: string): { context: string; question: string }[] {
  const contexts = new Set(heldNames(owner, beginning).flatMap((name) => contextIn(name) ?? []));
  return [...contexts]
    .map((context) => ({ context, question: joined(foundIn(owner, context)) }))
    .filter(({ question }) => question.trim() !== '');
}

function foundIn(owner: string, context: string): Map<string, string> {
  const names = heldNames(owner, beginning + context).filter((name) => contextIn(name) === context);
  return new Map(names.sort().map((name) => [name, textUnder(owner, name)]));
}

function joined(found: Map<string, string>): string {
  return [...found.values()].reduce(joinedOnce, '');
}

/** What a guest has typed is theirs who sign in, below what they have typed before. There may be room for it but once. */
export function takeGuestQuestions(owner: string): void {
  for (const name of heldNames(guestId, beginning)) {
    const typed = textUnder(guestId, name);
    dropHeldWords(guestId, name);
    if (!holdWords(owner, name, joinedOnce(textUnder(owner, name), typed))) holdWords(guestId, name, typed);
  }
}

function textUnder(owner: string, name: string): string {
  const held = heldWords(owner, name);
  return typeof held === 'string' ? held : '';
}

/** What stands before the page that holds it. */
function contextIn(name: string): string | undefined {
  return name.slice(beginning.length).split('#')[0];
}

function keyOf(owner: string, context: string): string {
  return `${owner} ${context}`;
}
