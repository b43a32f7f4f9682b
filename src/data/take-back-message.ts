import { cancelItem } from '#src/data/outbox/outbox-actions.ts';
import { joinedWords } from '#src/data/words/joined-words.ts';
import { storeTyped, typedIn } from '#src/data/words/typed-words.ts';
import type { Message } from '#sync/records/message.ts';
import { addChosenIn } from './chosen-files.ts';

type TakenBack = Pick<Message, 'connectionId' | 'text' | 'attachments'>;

/**
 * Takes back a message that waits under this key: its words stand below what is typed, and its files are chosen, in the moment it
 * is out of the outbox, neither lost nor there twice. Throws RefusedError where it has left meanwhile.
 */
export async function takeBackMessage(
  key: string,
  { connectionId, text, attachments = [] }: TakenBack,
): Promise<void> {
  await cancelItem(key, undefined, async (db) => {
    const stands = await typedIn(db, connectionId);
    const words = joinedWords(stands.text, text);
    await storeTyped(db, connectionId, words, { known: stands.turn, gone: '' });
    // However many there are by now: none may be lost.
    await addChosenIn(db, connectionId, attachments, Infinity);
  });
}
