import { deviceWords as words } from '#src/content/push.ts';
import { tellPushFault } from '#src/pwa/push-fault.ts';
import { usePush } from '#src/pwa/use-push.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import { Notice } from '#src/ui/notice.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

/** Whether this very device notifies: the browser is asked only by the button, under what it is for. */
export function PushHere() {
  const { state, isBusy, begin, end } = usePush(tellPushFault);
  if (state === undefined) return null;
  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={words.title}>
      <SectionHeading title={words.title} lead={words.lead} />
      {state === 'off' && (
        <Button look="primary" busy={isBusy} onClick={() => void begin()}>
          {isBusy ? words.beginning : words.begin}
        </Button>
      )}
      {state === 'on' && (
        <Card className="flex flex-wrap items-center justify-between gap-4 p-5">
          <p role="status">{words.on}</p>
          <Button small busy={isBusy} onClick={() => void end()}>
            {words.end}
          </Button>
        </Card>
      )}
      {state !== 'off' && state !== 'on' && (
        <Notice title={words.states[state].title}>{words.states[state].text}</Notice>
      )}
    </section>
  );
}
