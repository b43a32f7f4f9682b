import { hasLeft } from '#src/data/database/has-left.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { byServersClock } from '#src/data/exchange/server-clock.ts';
import { OvertakenError, storeTyped, type TypedHere, typedIn } from '#src/data/words/typed-words.ts';
import { newId } from '#sync/ids.ts';
import type { Attachment } from '#sync/records/message.ts';
import { dropChosenIn } from './chosen-files.ts';

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export type Addressee = { id: string; name: string };

type Sending = {
  /** Who wrote it, where somebody else may be at this tab by now. */
  from?: string;
  /** The `turn` of the typed words that it is of: nothing goes where others stand by then. */
  known?: number;
  rest?: () => string;
  attachments?: Attachment[];
};

/**
 * Sends what was typed, with its files: it leaves what is kept of typing in the moment it is in the outbox, neither lost nor there twice.
 * Answers what is kept then: `rest` says what was typed meanwhile. Throws OvertakenError where another tab has stored since `known`.
 */
export async function sendMessage(
  connectionId: string,
  { name }: Addressee,
  text: string,
  { from, known, rest = () => '', attachments = [] }: Sending = {},
): Promise<TypedHere> {
  const now = Date.now();
  const files = attachments.length > 0 ? { attachments } : {};
  const writtenAt = byServersClock(now);
  const told = writtenAt === null ? {} : { writtenAt: new Date(writtenAt).toISOString() };
  const written = { text, ...files, ...told };
  const args = { messageId: newId(now), connectionId, toName: name, ...written };
  let kept: TypedHere = { text: '', turn: 0 };
  await mutate('sendMessage', args, newId(now), async (db) => {
    if (from !== undefined && from !== ownerOf(db)) throw hasLeft();
    const stands = await typedIn(db, connectionId);
    // A try before this one may have been stored though its connection was lost.
    const isOwn = stands.turn === kept.turn && stands.text === kept.text;
    if (known !== undefined && stands.turn > known && !isOwn) throw new OvertakenError(stands);
    await dropChosenIn(db, connectionId, attachments);
    kept = await storeTyped(db, connectionId, rest(), { known: stands.turn, gone: text });
  });
  return kept;
}

/** `upTo`: the number of the other's last message that was seen. Their numbers are the server's; those of unsent ones are a guess. */
export function markRead(connectionId: string, upTo: number): Promise<void> {
  return mutate('markRead', { connectionId, upTo });
}

export function setBlocked({ id, name }: Addressee, on: boolean): Promise<void> {
  return mutate('setBlocked', { personId: id, personName: name, on });
}
