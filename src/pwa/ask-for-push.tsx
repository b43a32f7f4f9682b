import { useState } from 'react';
import { deviceWords } from '#src/content/push.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { Notice } from '#src/ui/notice.tsx';
import { noteNoPush, wantsNoPush } from './push-answer.ts';
import { tellPushFault } from './push-fault.ts';
import { usePush } from './use-push.ts';

const { ask: words, states } = deviceWords;

/** Offers notifications once to whoever waits for an answer; a browser is asked only once they have said yes. */
export function AskForPush() {
  const [isAnswered, setAnswered] = useState(wantsNoPush);
  const { state, isBusy, begin } = usePush(tellPushFault);
  if (isAnswered || state !== 'off') return null;

  function close() {
    setAnswered(true);
    focusHeading();
  }

  async function accept() {
    const after = await begin();
    if (after !== 'on' && after !== 'refused') return;
    close();
    if (after === 'on') showToast({ kind: 'success', title: words.done });
    else showToast({ kind: 'notice', title: states.refused.title, detail: states.refused.text });
  }

  function refuse() {
    noteNoPush();
    close();
  }

  return (
    <Notice
      title={words.title}
      action={
        <>
          <Button small look="primary" busy={isBusy} onClick={() => void accept()}>
            {words.yes}
          </Button>
          <Button small onClick={refuse}>
            {words.no}
          </Button>
        </>
      }
    >
      {words.text}
    </Notice>
  );
}
