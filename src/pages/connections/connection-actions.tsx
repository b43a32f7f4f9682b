import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { connectionsWords as words } from '#src/content/connections.ts';
import {
  acceptConnection,
  declineConnection,
  endConnection,
  withdrawConnection,
} from '#src/data/connections.ts';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { cancelNamed } from '#src/pages/cancel-with-undo.ts';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { AskBeforeDialog } from '#src/ui/ask-before-dialog.tsx';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { EndDialog } from './end-dialog.tsx';

type Open = 'decline' | 'withdraw' | 'end' | null;

/** What this person may do about a connection as it stands. */
export function ConnectionActions({
  connection,
  side,
  name,
}: {
  connection: ConnectionHere;
  side: 'asker' | 'asked';
  name: string;
}) {
  const { id, status, work, opportunityId } = connection;
  const [open, setOpen] = useState<Open>(null);
  const [, inTurn] = useOneAtATime();
  const [, navigate] = useLocation();
  const close = () => setOpen(null);
  const about = opportunityId ? 'deal' : 'person';
  const done = (work: Promise<unknown>) => {
    close();
    work.catch(tellRefusal(words.failed));
  };
  const tellWhere = (how: 'accepted' | 'declined') => {
    // Who accepts goes on to write.
    const run = () =>
      navigate(how === 'accepted' ? paths.conversation(id) : paths.connectionsTab('requests'));
    const { title, detail, action } = words[how];
    showToast({ kind: 'notice', title: title(name), detail, action: { label: action, run } });
  };
  // What has not left the device is simply taken back there.
  if (work)
    return work.isSending ? null : (
      <Row>
        <Button small aria-label={`${words.takeBack}: ${name}`} onClick={() => done(cancelNamed(work.key))}>
          {words.takeBack}
        </Button>
      </Row>
    );
  return (
    <>
      {status === 'pending' && side === 'asked' && (
        <Row>
          <Button
            small
            look="primary"
            aria-label={`${words.accept}: ${name}`}
            onClick={() => done(inTurn(() => acceptConnection(id).then(() => tellWhere('accepted'))))}
          >
            {words.accept}
          </Button>
          <Button small aria-label={`${words.decline}: ${name}`} onClick={() => setOpen('decline')}>
            {words.decline}
          </Button>
        </Row>
      )}
      {status === 'pending' && side === 'asker' && (
        <Row>
          <Button small aria-label={`${words.withdraw}: ${name}`} onClick={() => setOpen('withdraw')}>
            {words.withdraw}
          </Button>
        </Row>
      )}
      {status === 'accepted' && (
        <Row>
          <ButtonLink small look="primary" href={paths.conversation(id)} label={words.writeTo(name)}>
            {words.write}
          </ButtonLink>
          <Button small look="quiet" aria-label={`${words.end}: ${name}`} onClick={() => setOpen('end')}>
            {words.end}
          </Button>
        </Row>
      )}
      {open === 'decline' && (
        <DeclineDialog
          connectionId={id}
          name={name}
          about={about}
          onClose={close}
          onDecline={(reason) => declineConnection(id, reason).then(() => tellWhere('declined'))}
        />
      )}
      {open === 'withdraw' && (
        <AskBeforeDialog
          title={words.withdrawTitle}
          lead={words.withdrawLead[about]}
          action={words.withdraw}
          onClose={close}
          onConfirm={() => done(withdrawConnection(id))}
        />
      )}
      {open === 'end' && (
        <EndDialog connection={connection} onClose={close} onConfirm={() => done(endConnection(id))} />
      )}
    </>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2">{children}</div>;
}
