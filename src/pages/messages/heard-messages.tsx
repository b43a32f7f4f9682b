import { attachmentWords } from '#src/content/messages.ts';
import type { ConversationHere } from '#src/data/conversation.ts';
import { useIsArriving } from '#src/data/database/use-arrived.ts';
import type { Message } from '#sync/records/message.ts';
import { useHeardMessages } from './use-heard-messages.ts';

/** Says what comes into a conversation, in one piece: as part of what is listed it would be read in many, with all around it. */
export function HeardMessages({ conversation }: { conversation: ConversationHere }) {
  const { theirs, own } = useHeardMessages(conversation, useIsArriving());
  return (
    <div className="sr-only">
      <p role="status">
        {theirs.map((message) => (
          // Another element is heard that says the same as the one before.
          <span key={message.id}>{`${conversation.other.name}: ${said(message)} `}</span>
        ))}
      </p>
      <p role="status">{own}</p>
    </div>
  );
}

function said({ text, attachments = [] }: Message): string {
  const names = attachments.map(({ name }) => name).join(', ');
  return names === '' ? text : `${text} ${attachmentWords.alone(names)}`.trim();
}
