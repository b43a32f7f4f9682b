import { messagesWords, conversationWords as words } from '#src/content/messages.ts';
import type { ConversationHere } from '#src/data/conversation.ts';
import { useHasArrived } from '#src/data/database/use-arrived.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { MessageBubble } from '#src/ui/message-bubble.tsx';
import { askerOf } from '#sync/rules/connections.ts';

/** How a conversation began: with the words of the request, where it had any. */
export function FirstWords({ connection, other }: Pick<ConversationHere, 'connection' | 'other'>) {
  const isAllHere = useHasArrived('messages');
  const { message, createdAt } = connection;
  const isAskedOfUs = askerOf(connection) === other.id;
  return (
    <>
      <li className="mx-auto max-w-prose pb-2 text-center text-sm text-quiet">
        <p className="min-h-lh font-semibold">
          {isAllHere && words.first(other.name)}
          {isAllHere === false && words.notHereYet}
        </p>
        <p>{words.firstDetail}</p>
      </li>
      {message && (
        <li>
          <MessageBubble
            {...(isAskedOfUs
              ? { look: 'theirs', by: other.name }
              : { look: 'mine', by: messagesWords.youAlone })}
            note={`${words.request} · ${formatDate(createdAt)}`}
          >
            {message}
          </MessageBubble>
        </li>
      )}
    </>
  );
}
