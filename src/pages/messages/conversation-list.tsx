import { useState } from 'react';
import { messagesWords as words } from '#src/content/messages.ts';
import type { Conversation } from '#src/data/conversations.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { useConversations, useUnreadMessages } from '#src/data/use-conversations.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ConversationRows } from './conversation-rows.tsx';
import { isNamed } from './find-words.ts';
import { FoundMessages } from './found-messages.tsx';
import { useFound } from './use-found.ts';

/** Everybody one can write to. Beside an open conversation it is not what the screen is about. */
export function ConversationList({ chosen }: { chosen: string | null }) {
  const conversations = useArrived(useConversations());
  const unread = useUnreadMessages() ?? 0;
  const [typed, setTyped] = useState('');
  return (
    <div className="grid max-h-full content-start gap-4 md:h-full md:grid-rows-[auto_minmax(0,1fr)] md:pt-4">
      <div className="grid gap-1 md:px-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          {chosen === null ? (
            <PageHeading onPhone="small" title={words.title} />
          ) : (
            <p className="text-4xl leading-[1.15] font-bold">{words.title}</p>
          )}
          {unread > 0 && <p className="text-sm font-semibold text-primary">{words.unread(unread)}</p>}
        </div>
        <p className="hidden text-quiet sm:block md:hidden">{words.lead}</p>
        {conversations === undefined && <Skeleton className="mt-2 h-11 rounded-field after-a-blink" />}
        {conversations && conversations.length > 0 && (
          <div className="pt-2">
            <SearchField
              label={words.search}
              placeholder={words.searchHint}
              value={typed}
              onChange={setTyped}
            />
          </div>
        )}
      </div>
      {/* Where nobody is to be looked for, it begins higher than its places did. */}
      <div
        key={conversations === undefined ? 'places' : 'rows'}
        className="min-h-0 md:overflow-y-auto md:px-1 md:pb-2"
      >
        {typed.trim() !== '' && conversations ? (
          <FoundAnywhere typed={typed} conversations={conversations} chosen={chosen} />
        ) : (
          <ConversationRows conversations={conversations} chosen={chosen} isPane />
        )}
      </div>
    </div>
  );
}

/** People by their names, and messages by their words. */
function FoundAnywhere({
  typed,
  conversations,
  chosen,
}: {
  typed: string;
  conversations: Conversation[];
  chosen: string | null;
}) {
  const found = useFound(typed, null);
  const named = conversations.filter(({ other, connection }) =>
    isNamed(`${other.name} ${connection.dealTitle}`, typed),
  );
  const names = new Map(conversations.map(({ connection, other }) => [connection.id, other.name]));
  return (
    <div className="grid gap-4">
      {named.length > 0 && (
        <section className="grid gap-1">
          <h2 className="px-3 text-sm font-semibold text-quiet">{words.people}</h2>
          <ConversationRows list="found people" conversations={named} chosen={chosen} />
        </section>
      )}
      {found && (
        <section className="-mx-3 grid gap-1 md:mx-0">
          <h2 className="px-3 text-sm font-semibold text-quiet">{words.found}</h2>
          <FoundMessages
            found={found}
            label={words.found}
            whoOf={({ connectionId }) => names.get(connectionId) ?? ''}
          />
        </section>
      )}
    </div>
  );
}
