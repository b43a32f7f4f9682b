import { UnopenedError } from '#src/data/database/opened.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { reconnecting } from '#src/data/database/reconnecting.ts';
import { writableDb } from '#src/data/database/writable-db.ts';
import { type ChatReply, chatEndpoint, previousMessageLength } from '#sync/endpoints/ai.ts';
import { asksIn } from './asks.ts';

export type Said = { sender: 'ai' | 'user'; content: string };

/** The last messages of a conversation that were answered, at most so many, the oldest first; none where they cannot be read. */
export async function recentlySaid(context: string, most: number): Promise<Said[]> {
  const asks = await asksOf(context);
  return asks.flatMap(saidOf).slice(-most);
}

async function asksOf(context: string): Promise<Ask[]> {
  try {
    const { db } = await writableDb();
    return await reconnecting(db, () => asksIn(db, 'chat', context));
  } catch (error) {
    if (error instanceof UnopenedError) return [];
    throw error;
  }
}

/** What was answered to a question in a chat: null while nothing was, or where another version has stored it otherwise. */
export function chatReplyOf(reply: unknown): ChatReply | null {
  return chatEndpoint.reply.safeParse(reply).data ?? null;
}

/** A question and what was answered last, as far as it can be told with the next question; nothing where nobody has. */
export function saidOf({ question, reply, joined }: Ask): Said[] {
  const answer = chatReplyOf(joined) ?? chatReplyOf(reply);
  if (!answer) return [];
  return [
    { sender: 'user', content: question },
    { sender: 'ai', content: answer.message.slice(0, previousMessageLength).toWellFormed() },
  ];
}
