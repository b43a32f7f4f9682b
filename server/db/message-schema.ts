import type { Generated } from 'kysely';

/** The tables of messages between people, as those of `Schema`. */
export type MessageSchema = {
  threads: Record<'id' | 'investorId' | 'entrepreneurId' | 'lastId' | 'lastAt', string> &
    Record<'count' | 'investorRead' | 'entrepreneurRead', number>;
  directMessages: Record<
    'id' | 'connectionId' | 'senderId' | 'recipientId' | 'text' | 'writtenAt' | 'sentAt',
    string
  > & { number: number; attachments: Generated<string> };
  /** Files that people sent, to go along with messages. */
  uploads: Record<'accountId' | 'hash' | 'kind' | 'uploadedAt', string> & {
    size: number;
    usedAt: string | null;
  };
  blocks: Record<'id' | 'blockerId' | 'blockedId' | 'at', string> & { isOn: number };
};
