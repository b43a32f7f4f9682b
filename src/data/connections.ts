import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { mutate } from '#src/data/exchange/mutate.ts';
import { letWordsFollow } from '#src/data/outbox/let-words-follow.ts';
import { storeTyped, typedIn } from '#src/data/words/typed-words.ts';
import type { ConnectionRole } from '#sync/records/connection.ts';
import { connectionId } from '#sync/rules/connections.ts';

// Each resolves once the change is stored on this device, and throws RefusedError where it will not do.

export type Asked = {
  otherId: string;
  otherName: string;
  otherType: ConnectionRole;
  /** The deal it is about; null from an investor's profile. */
  opportunityId: string | null;
  message: string;
};

/** Its message leaves what is kept of typing in the moment it is in the outbox, neither lost nor there twice. */
export function requestConnection(asked: Asked): Promise<void> {
  return mutate('requestConnection', asked, undefined, (db) => dropTyped(db, asked));
}

/** Words that do not go along stay: they may be of another tab, or for the conversation there is to be. */
async function dropTyped(db: PersonDb, { otherId, opportunityId, message }: Asked): Promise<void> {
  const id = connectionId(ownerOf(db), otherId, opportunityId);
  const { text, turn } = await typedIn(db, id);
  if (text !== '' && text === message) await storeTyped(db, id, '', { known: turn, gone: message });
}

export function acceptConnection(connectionId: string): Promise<void> {
  return mutate('acceptConnection', { connectionId }, undefined, (db) => letWordsFollow(db, connectionId));
}

export function declineConnection(connectionId: string, reason: string): Promise<void> {
  return mutate('declineConnection', { connectionId, reason });
}

export function withdrawConnection(connectionId: string): Promise<void> {
  return mutate('withdrawConnection', { connectionId });
}

export function endConnection(connectionId: string): Promise<void> {
  return mutate('endConnection', { connectionId });
}
