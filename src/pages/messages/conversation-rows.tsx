import { Users } from 'lucide-react';
import { attachmentWords as files, messagesWords as words } from '#src/content/messages.ts';
import type { Conversation } from '#src/data/conversations.ts';
import { useHasArrived } from '#src/data/database/use-arrived.ts';
import { useTypedByConversation } from '#src/data/words/use-typed-words.ts';
import { clockTime } from '#src/lib/clock-time.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { ConversationRow } from '#src/ui/conversation-row.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FirstRows } from '#src/ui/first-rows.tsx';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { askerOf } from '#sync/rules/connections.ts';
import { SampleConversation } from './sample-conversation.tsx';

/** Conversations, a line each, with their last words. */
export function ConversationRows({
  conversations,
  chosen,
  list = 'conversations',
  isPane = false,
}: {
  conversations: Conversation[] | undefined;
  chosen: string | null;
  /** Tells it from another of the screen. */
  list?: string;
  /** Where there is room for two panes the other one has the sample. */
  isPane?: boolean;
}) {
  if (conversations === undefined) return <RowPlaces label={words.title} row="h-22" gap="gap-0.5" />;
  if (conversations.length === 0)
    return (
      <div className={`grid gap-6 ${isPane ? 'md:p-3' : ''}`}>
        <EmptyState
          icon={Users}
          title={words.empty}
          action={
            <ButtonLink href={paths.connections} look="primary">
              {words.toConnections}
            </ButtonLink>
          }
        >
          {words.emptyDetail}
        </EmptyState>
        <div className={isPane ? 'md:hidden' : ''}>
          <SampleConversation />
        </div>
      </div>
    );
  return <Conversations conversations={conversations} chosen={chosen} name={list} />;
}

function Conversations({
  conversations,
  chosen,
  name,
}: {
  conversations: Conversation[];
  chosen: string | null;
  name: string;
}) {
  const now = useNow();
  const typed = useTypedByConversation();
  const isAllHere = useHasArrived('messages');
  // The open one stands among them.
  const upToChosen = conversations.findIndex(({ connection }) => connection.id === chosen) + 1;
  return (
    <FirstRows name={name} rows={conversations} least={upToChosen}>
      {(first, list) => (
        <ul ref={list} className="-mx-3 grid gap-0.5 md:mx-0">
          {first.map(({ connection, connection: { id, dealTitle }, other, at, unread, last }) => (
            <li key={id} tabIndex={-1}>
              <ConversationRow
                href={paths.conversation(id)}
                current={id === chosen}
                name={other.name}
                about={dealTitle || words.roles[other.role]}
                time={<time dateTime={at}>{clockTime(at, now)}</time>}
                words={
                  lastWords(last, typed?.get(id) ?? '') ??
                  (isAllHere ? firstWords(connection, other) : isAllHere === false && words.notHereYet)
                }
                unread={unread}
                unreadLabel={words.unread(unread)}
              />
            </li>
          ))}
        </ul>
      )}
    </FirstRows>
  );
}

/** Where nothing was said since, those of the request, which stand first in the conversation, too. */
function firstWords(connection: Conversation['connection'], other: Conversation['other']): string {
  if (!connection.message) return words.nothingYet;
  return askerOf(connection) === other.id ? connection.message : `${words.you} ${connection.message}`;
}

function lastWords(last: Conversation['last'], typed: string): string | null {
  if (typed !== '') return `${words.draft} ${typed}`;
  if (!last) return null;
  const names = (last.attachments ?? []).map(({ name }) => name).join(', ');
  const said = last.text || files.alone(names);
  return last.isMine ? `${words.you} ${said}` : said;
}
