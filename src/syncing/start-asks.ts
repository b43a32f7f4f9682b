import { watchAsks } from '#src/data/asks.ts';
import { withNetworkLock } from '#src/lib/network-lock.ts';
import { openDollar } from '#src/state/dollar.ts';
import { showToast } from '#src/state/toasts.ts';
import { askAgain } from './ask-again.ts';
import { startEngine } from './start-engine.ts';

/** Asks in a tab, whenever there is a network again, what only the rules have answered: an engine like that of sync. */
export function startAsks(): void {
  const engine = startEngine({
    drain: () =>
      askAgain(({ task, context, question }) => {
        const action = { label: 'Show', run: () => openDollar(context) };
        showToast({
          kind: 'notice',
          title: 'The AI has answered',
          detail: question,
          ...(task === 'chat' && { action }),
        });
      }),
    withLock: (work) => withNetworkLock(work, { name: 'pankh-asks' }),
    followsSync: true,
  });
  watchAsks(engine.nudge);
}
