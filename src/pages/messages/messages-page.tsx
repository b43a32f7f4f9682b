import { MessageSquare, UserRoundX } from 'lucide-react';
import { messagesWords as words } from '#src/content/messages.ts';
import { useArrived } from '#src/data/database/use-arrived.ts';
import { useIsGuest } from '#src/data/people/use-is-guest.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useConversations } from '#src/data/use-conversations.ts';
import { paths } from '#src/paths.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadingList } from '#src/ui/loading-list.tsx';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { SignInFirst } from '#src/ui/sign-in-first.tsx';
import { TwoPanes } from '#src/ui/two-panes.tsx';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { SampleConversation } from './sample-conversation.tsx';

export function MessagesPage({ connectionId }: { connectionId?: string | undefined }) {
  const account = useAccount();
  const isGuest = useIsGuest();
  // Whose screen it is, is known a moment before anything of theirs: a guest is not shown the panes of somebody signed in.
  if (account === undefined && isGuest === undefined) return <div className="screenful" />;
  if (account || (account === undefined && !isGuest))
    return (
      <TwoPanes
        showing={connectionId ? 'chosen' : 'list'}
        list={<ConversationList chosen={connectionId ?? null} />}
      >
        {!connectionId && <Choose />}
        {connectionId && !account && (
          <div className="p-4">
            <LoadingList label={words.title} />
          </div>
        )}
        {connectionId && account && <Conversation key={connectionId} id={connectionId} account={account} />}
      </TwoPanes>
    );
  return (
    <div className="grid gap-6 screenful">
      <PageHeading title={words.title} lead={words.lead} />
      <SignInFirst
        icon={UserRoundX}
        title={words.signInTitle}
        href={paths.loginThen(connectionId ? paths.conversation(connectionId) : paths.messages)}
        label={words.signIn}
      />
    </div>
  );
}

/** Where there is none to choose the list says so, and here stands how one looks. */
function Choose() {
  const conversations = useArrived(useConversations());
  if (conversations === undefined) return null;
  if (conversations.length === 0)
    return (
      <div className="overflow-y-auto p-4 lg:p-6">
        <SampleConversation />
      </div>
    );
  return (
    <div className="grid content-center p-6">
      <EmptyState icon={MessageSquare} title={words.choose}>
        {words.chooseDetail}
      </EmptyState>
    </div>
  );
}
