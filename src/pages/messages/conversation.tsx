import { MessageSquareOff } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { attachmentWords as files, conversationWords as words } from '#src/content/messages.ts';
import type { ConversationHere } from '#src/data/conversation.ts';
import { useIsArriving } from '#src/data/database/use-arrived.ts';
import type { TypedHere } from '#src/data/words/typed-words.ts';
import { useTypedWords } from '#src/data/words/use-typed-words.ts';
import { paths } from '#src/paths.ts';
import { AskForPush } from '#src/pwa/ask-for-push.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { useGivenFiles } from '#src/ui/use-given-files.ts';
import { useVisibleHeight } from '#src/ui/use-visible-height.ts';
import type { Account } from '#sync/records/account.ts';
import { Composer } from './composer.tsx';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationSearch } from './conversation-search.tsx';
import { MessageLog, type Turning } from './message-log.tsx';
import { useComposing } from './use-composing.ts';
import { useMarkRead } from './use-mark-read.ts';
import { useSearchEntry } from './use-search-entry.ts';
import { useShownMessages } from './use-shown-messages.ts';

export function Conversation({ id, account }: { id: string; account: Account }) {
  const [query, setQuery] = useSearchParams();
  const sought = Number(query.get('at')) || null;
  const { conversation, ...turning } = useShownMessages(id, sought, () =>
    // A search that is open in this entry of the history stays open.
    setQuery({}, { replace: true, state: history.state }),
  );
  const isArriving = useIsArriving();
  const typed = useTypedWords(id);
  useVisibleHeight();
  if (conversation === undefined || (conversation === null && isArriving) || typed === undefined)
    return (
      <div className="p-4">
        <LoadingList label={words.message} />
      </div>
    );
  if (conversation === null)
    return (
      <div className="grid content-center p-4">
        <EmptyState
          icon={MessageSquareOff}
          title={words.gone}
          action={<ButtonLink href={paths.messages}>{words.back}</ButtonLink>}
        >
          {words.goneDetail}
        </EmptyState>
      </div>
    );
  return (
    <Open conversation={conversation} account={account} typed={typed} sought={sought} turning={turning} />
  );
}

function Open({
  conversation,
  account,
  typed,
  sought,
  turning,
}: {
  conversation: ConversationHere;
  account: Account;
  typed: TypedHere;
  sought: number | null;
  turning: Turning;
}) {
  const { connection, other } = conversation;
  const composing = useComposing(account.id, connection.id, other, typed);
  const isOpen = connection.status === 'accepted' && !conversation.isBlocked;
  const [isAtEnd, setAtEnd] = useState(false);
  const search = useSearchEntry();
  const hasWritten = conversation.newest.some(({ senderId }) => senderId === account.id);
  useMarkRead(conversation, isAtEnd && search.sought === null);
  const { isOver, over } = useGivenFiles(isOpen ? composing.choosing.choose : null);
  return (
    <section
      ref={keepFocus}
      {...over}
      aria-label={words.log(other.name)}
      // In a low window it scrolls as a whole, and what is written in comes into sight.
      className="grid min-h-0 grid-rows-[auto_minmax(3rem,1fr)_auto] overflow-y-auto bg-base-200 md:bg-base-100 print:overflow-visible"
    >
      <ConversationHeader conversation={conversation} onSearch={search.open} />
      {search.sought !== null ? (
        <ConversationSearch
          conversation={conversation}
          sought={search.sought}
          onNote={search.note}
          onClose={search.close}
        />
      ) : (
        <MessageLog
          conversation={conversation}
          sought={sought}
          onEnd={(isThere) => {
            setAtEnd(isThere);
            if (!isThere) turning.onReading();
          }}
          turning={turning}
          onPutBack={isOpen ? composing.putBack : null}
          onTakeBack={isOpen ? composing.takeBack : null}
        />
      )}
      <div className="grid min-w-0 print:hidden">
        {isOver && (
          <p className="border-t-2 border-dashed border-primary bg-base-100 py-3 text-center font-semibold">
            {files.release}
          </p>
        )}
        {hasWritten && (
          // In a low window, or with large letters, it would take the place of what is written and read.
          <div className="hidden [@container(height>=36rem)]:block">
            <AskForPush />
          </div>
        )}
        <Composer
          conversation={conversation}
          account={account}
          composing={composing}
          isOpen={isOpen}
          onSend={() => {
            composing.send();
            turning.onNewest();
          }}
        />
      </div>
    </section>
  );
}
