import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { messagesWords, conversationWords as words } from '#src/content/messages.ts';
import type { ConversationHere } from '#src/data/conversation.ts';
import { paths } from '#src/paths.ts';
import { useOwnMetadata } from '#src/state/own-metadata.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { PersonMenu } from './person-menu.tsx';

/** With whom one writes. It takes the focus, so that a screen reader says whose conversation has opened. */
export function ConversationHeader({
  conversation,
  onSearch,
}: {
  conversation: ConversationHere;
  onSearch: () => void;
}) {
  const { connection, other, isBlocked } = conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useOwnMetadata({ title: `${messagesWords.title}: ${other.name}` });
  const { opportunityId, dealTitle } = connection;
  const profile = other.role === 'investor' ? paths.investor(other.id) : undefined;
  return (
    <header className="@container flex min-h-16 items-center gap-2 border-b border-base-300 bg-base-100 px-2 py-2 md:px-4">
      <Link
        href={paths.messages}
        aria-label={words.back}
        className="btn btn-square h-11 w-11 shrink-0 btn-ghost md:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      {profile ? (
        <Link href={profile} title={words.profile(other.name)}>
          <Avatar name={other.name} />
          <span className="sr-only">{words.profile(other.name)}</span>
        </Link>
      ) : (
        <Avatar name={other.name} />
      )}
      <div className="min-w-0 grow ps-1 leading-snug">
        <h1 ref={heading} tabIndex={-1} className="truncate text-lg font-semibold">
          {other.name}
        </h1>
        {opportunityId ? (
          // Nothing around the link is cut off: what is pressed of it reaches over its line.
          <p className="grid justify-items-start text-sm *:min-w-0 *:max-w-full">
            <TextLink alone href={paths.opportunity(opportunityId)}>
              <span className="block truncate">{dealTitle}</span>
            </TextLink>
          </p>
        ) : (
          <p className="truncate text-sm text-quiet">{messagesWords.roles[other.role]}</p>
        )}
      </div>
      <PersonMenu
        label={words.more}
        other={other}
        profile={profile}
        href={paths.conversation(connection.id)}
        isBlocked={isBlocked}
        onSearch={onSearch}
      />
    </header>
  );
}
