import { ArrowDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { messagesWords, conversationWords as words } from '#src/content/messages.ts';
import type { ConversationHere } from '#src/data/conversation.ts';
import type { MessageHere } from '#src/data/deliveries.ts';
import { dayWords } from '#src/lib/day-words.ts';
import { Button } from '#src/ui/button.tsx';
import { DividerLine } from '#src/ui/divider-line.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { FirstWords } from './first-words.tsx';
import { HeardMessages } from './heard-messages.tsx';
import { MessageItem } from './message-item.tsx';
import { RefusedItem } from './refused-item.tsx';
import type { Composing } from './use-composing.ts';
import { useStayAtEnd } from './use-stay-at-end.ts';

/** How others of the messages are shown: more above, more below, or the last. */
export type Turning = Record<'onEarlier' | 'onLater' | 'onNewest' | 'onReading', () => void>;

/** What was written, the newest below, and at it unless somebody has gone up to read. */
export function MessageLog({
  conversation,
  sought,
  onEnd,
  turning,
  onPutBack,
  onTakeBack,
}: {
  conversation: ConversationHere;
  /** The number of the message that is to be shown, null for the newest. */
  sought: number | null;
  /** Tells whether the end is in sight. */
  onEnd: (isAtEnd: boolean) => void;
  turning: Turning;
  /** Words that go back to where they were written. */
  onPutBack: Composing['putBack'] | null;
  onTakeBack: Composing['takeBack'] | null;
}) {
  const { connection, messages, newest, refused, hasEarlier, stretch, read, other } = conversation;
  const hasLater = stretch !== null && stretch.to !== null;
  const [readAtOpening] = useState(read);
  const now = useNow();
  const { log, isAtEnd, toEnd } = useStayAtEnd({
    messages,
    newest,
    hasLater,
    sought,
    onEnd,
    onNewest: turning.onNewest,
  });
  const firstUnread = firstNew(messages, readAtOpening);
  return (
    <div className="relative grid min-h-0">
      <HeardMessages conversation={conversation} />
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={words.log(other.name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={0}
        className="min-h-0 overflow-y-auto overscroll-contain px-4 py-4 [overflow-anchor:none] -outline-offset-2 print:overflow-visible"
      >
        <ol className="mx-auto grid max-w-3xl content-end gap-3">
          {hasEarlier ? (
            <li className="justify-self-center">
              <Button small look="quiet" onClick={turning.onEarlier}>
                {words.earlier}
              </Button>
            </li>
          ) : (
            <FirstWords connection={connection} other={other} />
          )}
          {messages.map((message, at) => (
            <Fragment key={message.id}>
              {isNewDay(messages[at - 1], message, now) && (
                <li>
                  <DividerLine>{dayWords(momentOf(message), now)}</DividerLine>
                </li>
              )}
              {message.id === firstUnread && (
                <li>
                  <DividerLine look="new">{words.unreadFrom}</DividerLine>
                </li>
              )}
              <li data-number={message.number}>
                <MessageItem
                  message={message}
                  by={message.isMine ? messagesWords.youAlone : other.name}
                  now={now}
                  isMarked={message.number === sought}
                  onTakeBack={onTakeBack}
                />
              </li>
            </Fragment>
          ))}
          {hasLater ? (
            <li className="justify-self-center">
              <Button small look="quiet" onClick={turning.onLater}>
                {words.later}
              </Button>
            </li>
          ) : (
            refused.map((message) => (
              <li key={message.key}>
                <RefusedItem message={message} onPutBack={onPutBack} />
              </li>
            ))
          )}
        </ol>
      </div>
      {!isAtEnd && (
        <div className="absolute end-4 bottom-3">
          <button
            type="button"
            aria-label={words.toEnd}
            onClick={toEnd}
            className="btn btn-circle h-11 w-11 border-base-300 bg-base-100 shadow-lift"
          >
            <ArrowDown aria-hidden="true" className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}

/** What has not left is where it was written; the rest is at its place in the order of sending. */
function momentOf({ waiting, writtenAt, sentAt }: MessageHere): string {
  return waiting ? writtenAt : sentAt;
}

function isNewDay(before: MessageHere | undefined, message: MessageHere, now: number): boolean {
  return !before || dayWords(momentOf(before), now) !== dayWords(momentOf(message), now);
}

/** The first message that came since one looked last, unless one has answered by now. */
function firstNew(messages: MessageHere[], read: number): string | null {
  const isNew = (message: MessageHere) => message.number > read;
  if (messages.some((message) => isNew(message) && message.isMine)) return null;
  return messages.find(isNew)?.id ?? null;
}
