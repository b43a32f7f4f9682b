import { deviceWords as words } from '#src/content/push.ts';
import { useHere } from '#src/lib/use-here.ts';
import { paths } from '#src/paths.ts';
import { asServerHasIt } from '#src/pwa/as-server-has-it.ts';
import type { PushState } from '#src/pwa/push.ts';
import { tellPushFault } from '#src/pwa/push-fault.ts';
import { usePush } from '#src/pwa/use-push.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

/** Whether this very device notifies: the browser is asked only by the button, under what it is for. */
export function PushHere() {
  const push = usePush(tellPushFault, asServerHasIt);
  if (push.state === undefined) return null;
  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={words.title}>
      <SectionHeading title={words.title} lead={words.lead} />
      <Standing {...push} state={push.state} />
    </section>
  );
}

function Standing({ state, isBusy, begin, end }: ReturnType<typeof usePush> & { state: PushState }) {
  const hasEnded = useSyncFacts(({ connection }) => connection === 'sign-in');
  const here = useHere();
  const turnOn = (
    <Button look="primary" busy={isBusy} onClick={() => void begin()}>
      {isBusy ? words.beginning : words.begin}
    </Button>
  );
  if (state === 'off') return turnOn;
  if (state !== 'on' && state !== 'lapsed')
    return <Notice title={words.states[state].title}>{words.states[state].text}</Notice>;
  if (hasEnded) {
    const logIn = (
      <ButtonLink href={paths.loginThen(here)} look="primary">
        {words.lapsed.login}
      </ButtonLink>
    );
    return (
      <Notice look="warn" title={words.lapsed.title} action={logIn}>
        {words.lapsed.hasEnded}
      </Notice>
    );
  }
  if (state === 'lapsed')
    return (
      <Notice look="warn" title={words.lapsed.title} action={turnOn}>
        {words.lapsed.text}
      </Notice>
    );
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
      <p role="status">{words.on}</p>
      <Button small busy={isBusy} onClick={() => void end()}>
        {words.end}
      </Button>
    </Card>
  );
}
