import { Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { TextAreaField } from './text-area-field.tsx';

/** Asks somebody for a connection: at once, or with a message. */
export function ConnectBox({
  words,
  risk,
  plan,
  message,
  onMessage,
  busy,
  onConnect,
}: {
  words: { connect: string; message: string; messageHint: string; send: string };
  /** Stands beside whatever shows interest. */
  risk: { title: string; text: string } | null;
  /** How many connections are left, and what else is to be known first. */
  plan: ReactNode;
  message: string;
  onMessage: (message: string) => void;
  busy: boolean;
  onConnect: (message: string) => void;
}) {
  const isEmpty = message.trim() === '';
  return (
    <div className="grid gap-4">
      <Button look="primary" className="w-full" busy={busy} onClick={() => onConnect('')}>
        <Handshake aria-hidden="true" className="size-5" />
        {words.connect}
      </Button>
      <TextAreaField
        label={words.message}
        hint={words.messageHint}
        rows={3}
        maxLength={2_000}
        value={message}
        onChange={({ target }) => onMessage(target.value)}
      />
      <Button className="w-full" disabled={isEmpty || busy} onClick={() => onConnect(message)}>
        {words.send}
      </Button>
      {plan}
      {risk && (
        <Notice look="warn" title={risk.title}>
          {risk.text}
        </Notice>
      )}
    </div>
  );
}
