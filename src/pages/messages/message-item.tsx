import { memo } from 'react';
import { conversationWords as words } from '#src/content/messages.ts';
import type { MessageHere } from '#src/data/deliveries.ts';
import { clockTime } from '#src/lib/clock-time.ts';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkedText } from '#src/ui/linked-text.tsx';
import { MessageBubble } from '#src/ui/message-bubble.tsx';
import { MessageFiles } from './message-files.tsx';
import { standingOf } from './standing-of.ts';
import type { Composing } from './use-composing.ts';

type Item = {
  message: MessageHere;
  /** Who wrote it, as it is said to whoever reads. */
  by: string;
  /** The device's clock in ms. */
  now: number;
  isMarked: boolean;
  /** Null where nobody can write any more. */
  onTakeBack: Composing['takeBack'] | null;
};

export const MessageItem = memo(function MessageItem({ message, by, now, isMarked, onTakeBack }: Item) {
  const { id, text, attachments = [], isMine, waiting } = message;

  return (
    <MessageBubble
      by={by}
      look={waiting ? 'waiting' : isMine ? 'mine' : 'theirs'}
      isMarked={isMarked}
      note={[timesOf(message, now), ...(isMine ? [standingOf(message)] : [])].join(' · ')}
      actions={
        waiting &&
        onTakeBack &&
        !waiting.isSending && (
          <Button
            small
            look="quiet"
            onClick={() => void onTakeBack(waiting.key, message).catch(tellRefusal(words.failed))}
          >
            {words.takeBack}
          </Button>
        )
      }
    >
      <LinkedText text={text} />
      {attachments.length > 0 && <MessageFiles messageId={id} files={attachments} />}
    </MessageBubble>
  );
});

const worthTelling = 5 * 60_000;

/** When it was sent; and when it was written, where it had to wait for long. */
function timesOf({ waiting, writtenAt, sentAt }: MessageHere, now: number): string {
  if (waiting) return hourOf(writtenAt);
  const waited = Date.parse(sentAt) - Date.parse(writtenAt);
  return waited < worthTelling
    ? hourOf(sentAt)
    : `${hourOf(sentAt)}, ${words.written(clockTime(writtenAt, now))}`;
}

/** The day stands above. */
function hourOf(at: string): string {
  return clockTime(at, Date.parse(at));
}
