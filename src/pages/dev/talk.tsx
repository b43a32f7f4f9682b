import { useState } from 'react';
import { ChatField } from '#src/ui/chat-field.tsx';
import { ConversationRow } from '#src/ui/conversation-row.tsx';
import { DividerLine } from '#src/ui/divider-line.tsx';
import { FileChip } from '#src/ui/file-chip.tsx';
import { MessageBox } from '#src/ui/message-box.tsx';
import { MessageBubble } from '#src/ui/message-bubble.tsx';
import { NotificationRow } from '#src/ui/notification-row.tsx';
import { OutboxRow } from '#src/ui/outbox-row.tsx';
import { PullChip } from '#src/ui/pull-chip.tsx';
import { ToastView } from '#src/ui/toast-view.tsx';
import { Row, Shelf } from './shelf.tsx';

const bubbles = ['theirs', 'mine', 'waiting', 'refused'] as const;
const toasts = ['success', 'notice', 'error'] as const;
const nothing = () => {};

/** What is said between people, and to them. */
export function Talk() {
  const [text, setText] = useState('');
  return (
    <Shelf title="Talk">
      <div className="grid gap-3">
        <DividerLine>Today</DividerLine>
        {bubbles.map((look) => (
          <MessageBubble key={look} look={look} by="Tara Menon" note={look}>
            Does the loom run on rain?
          </MessageBubble>
        ))}
        <DividerLine look="new">New</DividerLine>
      </div>
      <FileChip name="deck.pdf" size="248 KB" />
      <MessageBox
        label="Message to Tara"
        sendLabel="Send"
        text={text}
        maxLength={2_000}
        note=""
        onChange={setText}
        onSend={nothing}
      />
      <ChatField
        label="Ask Dollar"
        sendLabel="Send"
        text={text}
        maxLength={2_000}
        isPending={false}
        onChange={setText}
        onSend={nothing}
      />
      <ChatField
        label="An answer is under way"
        sendLabel="Send"
        text="What matters?"
        maxLength={2_000}
        isPending
        onChange={nothing}
        onSend={nothing}
      />
      <ConversationRow
        href="/messages"
        current={false}
        name="Tara Menon"
        about="Lantern Looms"
        time="10:12"
        words="Could you also send the deck?"
        unread={2}
        unreadLabel="2 unread messages"
      />
      <ul>
        <NotificationRow
          text="Tara Menon accepted your connection request"
          href="/connections"
          at="2026-01-05T10:00:00Z"
          isNew
          newWord="New"
        />
      </ul>
      <OutboxRow
        title="Message to Pankh"
        detail=""
        changes={[{ key: 'message', words: 'message: Hello' }]}
        state="waiting"
        reason={null}
        when="just now"
        actions={null}
      />
      <Row title="Toasts">
        {toasts.map((kind) => (
          <ToastView
            key={kind}
            kind={kind}
            title={kind}
            detail="What it says."
            onClose={nothing}
            onHold={nothing}
            onRelease={nothing}
          />
        ))}
      </Row>
      <Row title="Pull to refresh">
        <div className="h-16 w-full md:w-72">
          <PullChip drawn={8} invitation="Pull to ask the server" said="" busy={false} />
        </div>
        <div className="h-16 w-full md:w-72">
          <PullChip drawn={0} invitation="" said="Asking the server" busy />
        </div>
        <div className="h-16 w-full md:w-72">
          <PullChip drawn={0} invitation="" said="Up to date" busy={false} />
        </div>
      </Row>
    </Shelf>
  );
}
