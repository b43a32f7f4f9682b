import { useState } from 'react';
import { connectWords as words } from '#src/content/connections.ts';
import { conversationWords } from '#src/content/messages.ts';
import { type Asked, requestConnection } from '#src/data/connections.ts';
import { RefusedError } from '#src/data/database/refused-error.ts';
import { useConnectionsLeft } from '#src/data/use-connections.ts';
import type { TypedHere } from '#src/data/words/typed-words.ts';
import { useTypedWords } from '#src/data/words/use-typed-words.ts';
import { track } from '#src/lib/track.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { ConnectBox } from '#src/ui/connect-box.tsx';
import { PlanLeft } from '#src/ui/plan-left.tsx';
import { type Account, isVerified } from '#sync/records/account.ts';
import { connectionId } from '#sync/rules/connections.ts';
import { useRequestWords } from './use-request-words.ts';

type Given = {
  /** Whom it is for, and about which deal. */
  to: Omit<Asked, 'message'>;
  account: Account;
  risk: { title: string; text: string } | null;
};

/** Where somebody is asked for a connection. What is typed in it is kept until it is sent. */
export function RequestBox(given: Given) {
  const { to, account } = given;
  const id = connectionId(account.id, to.otherId, to.opportunityId);
  const typed = useTypedWords(id);
  return typed && <Open key={id} id={id} typed={typed} {...given} />;
}

function Open({ to, account, risk, id, typed }: Given & { id: string; typed: TypedHere }) {
  const { text, isKept, write, flush } = useRequestWords(
    id,
    { name: to.otherName, href: placeOf(to) },
    typed,
  );
  const left = useConnectionsLeft();
  const [busy, setBusy] = useState(false);

  async function ask(message: string) {
    setBusy(true);
    try {
      // What leaves with the request must be what is kept.
      await flush();
      await requestConnection({ ...to, message });
      track('connect', { category: 'connection', label: to.otherType });
    } catch (error) {
      const why = error instanceof RefusedError ? ` ${error.failure.message}` : '';
      showToast({ kind: 'error', title: words.failed, detail: words.failedDetail + why });
    }
    setBusy(false);
  }

  return (
    <ConnectBox
      words={isKept ? words : { ...words, messageHint: conversationWords.notKept }}
      risk={risk}
      message={text}
      onMessage={write}
      busy={busy}
      onConnect={(message) => void ask(message)}
      plan={
        <PlanLeft
          left={left}
          words={words}
          plansHref={paths.settingsPart('plan')}
          verifyHref={isVerified(account) ? null : paths.verify(account)}
        />
      }
    />
  );
}

/** Where this box stands: at the deal, or at the person. */
function placeOf({ opportunityId, otherId }: Given['to']): string {
  return opportunityId ? paths.opportunity(opportunityId) : paths.investor(otherId);
}
