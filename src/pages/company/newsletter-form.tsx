import { useState } from 'react';
import { newsletter } from '#src/content/newsletter.ts';
import { UnopenedError } from '#src/data/database/opened.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { subscribeNewsletter } from '#src/data/messages-to-us.ts';
import { useSending } from '#src/data/outbox/use-sending.ts';
import { sendingSaid } from '#src/lib/sending-words.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { NewsletterBox } from '#src/ui/newsletter-box.tsx';
import { SendingNote } from '#src/ui/sending-note.tsx';

export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [sentId, setSentId] = useState<string | null>(null);
  const sending = useSending(sentId);
  const mayArrive = useMayArrive();
  const [isBusy, inTurn] = useOneAtATime();

  async function subscribe() {
    setError(undefined);
    try {
      setSentId(await subscribeNewsletter(email));
      setEmail('');
    } catch (fault) {
      if (fault instanceof RefusedError) return setError(fault.failure.message.split(' - ').at(-1));
      setError(newsletter.notKept);
      // That no database opens the screen says by itself.
      if (!(fault instanceof UnopenedError)) reportError(fault);
    }
  }

  return (
    <NewsletterBox
      title={newsletter.title}
      lead={newsletter.lead}
      label={newsletter.label}
      action={newsletter.action}
      value={email}
      error={error}
      busy={isBusy}
      note={<SendingNote {...sendingSaid(newsletter, sending, mayArrive)} />}
      onChange={setEmail}
      onSubscribe={() => void inTurn(subscribe)}
    />
  );
}
