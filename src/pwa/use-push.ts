import { useEffect, useState } from 'react';
import { beginPush, endPush, type PushState, pushState } from './push.ts';
import { noteNoPush, takeBackNoPush } from './push-answer.ts';

/**
 * Whether this device notifies its person, undefined before that is known, and how to change it. `onFailure` is told what
 * `beginPush` and `endPush` throw. `makeSure`: what takes its time, and knows better where the browser says that it is on.
 */
export function usePush(onFailure: (error: unknown) => void, makeSure?: () => Promise<PushState>) {
  const [state, setState] = useState<PushState>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isGone = false;
    async function show(): Promise<void> {
      // Where it cannot be known, it cannot be done.
      const known = await pushState().catch(() => 'unsupported' as const);
      if (isGone) return;
      setState(known);
      const sure = known === 'on' ? await makeSure?.() : undefined;
      // What the person has changed meanwhile holds.
      if (sure && !isGone) setState((shown) => (shown === 'on' ? sure : shown));
    }
    // As the browser says, then.
    show().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [makeSure]);

  async function change(work: () => Promise<PushState>): Promise<PushState | undefined> {
    setBusy(true);
    try {
      const after = await work();
      setState(after);
      return after;
    } catch (error) {
      onFailure(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  async function begin(): Promise<PushState | undefined> {
    const after = await change(beginPush);
    if (after === 'on') takeBackNoPush();
    return after;
  }

  async function end(): Promise<PushState | undefined> {
    const after = await change(endPush);
    if (after === 'off') noteNoPush();
    return after;
  }

  return { state, isBusy, begin, end };
}
