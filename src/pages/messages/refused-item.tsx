import { messagesWords, conversationWords as words } from '#src/content/messages.ts';
import type { RefusedMessage } from '#src/data/conversation.ts';
import { discardItem, retryItem } from '#src/data/outbox/outbox-actions.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { shortened } from '#src/lib/shortened.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import { Button } from '#src/ui/button.tsx';
import { DiscardButton } from '#src/ui/discard-button.tsx';
import { FileChip } from '#src/ui/file-chip.tsx';
import { MessageBubble } from '#src/ui/message-bubble.tsx';
import type { Composing } from './use-composing.ts';

const tellFailed = tellRefusal(words.failed);

/** A message that was not taken: its words stay until the person has said what becomes of them. */
export function RefusedItem({
  message: { key, text, attachments, reason, canRetry },
  onPutBack,
}: {
  message: RefusedMessage;
  /** Null where nobody can write any more. */
  onPutBack: Composing['putBack'] | null;
}) {
  const lines = [text, ...attachments.map(({ name }) => name)].filter((line) => line !== '');
  const [isBusy, inTurn] = useOneAtATime();
  async function rewrite() {
    await onPutBack?.(text, attachments);
    await discardItem(key);
  }

  return (
    <MessageBubble
      look="refused"
      by={messagesWords.youAlone}
      note={words.notSent(reason)}
      actions={
        <>
          {canRetry && (
            <Button small onClick={() => void retryItem(key).catch(tellFailed)}>
              {words.retry}
            </Button>
          )}
          {onPutBack && (
            <Button small look="quiet" busy={isBusy} onClick={() => void inTurn(rewrite).catch(tellFailed)}>
              {words.rewrite}
            </Button>
          )}
          <DiscardButton
            title={`${words.message}: ${shortened(lines[0] ?? '')}`}
            lead={words.discard}
            words={lines}
            onDiscard={() => void discardItem(key).catch(tellFailed)}
          />
        </>
      }
    >
      {text}
      {attachments.map(({ hash, name, size }) => (
        <FileChip key={hash} name={name} size={fileSize(size)} />
      ))}
    </MessageBubble>
  );
}
