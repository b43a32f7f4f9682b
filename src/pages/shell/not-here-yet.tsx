import { notHereYet } from '#src/content/not-here-yet.ts';
import { useHasArrived } from '#src/data/database/use-arrived.ts';
import { useWasHere } from '#src/data/database/use-was-here.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { Notice } from '#src/ui/notice.tsx';

/**
 * Says on every screen of somebody who lost the network right after signing in, or after deleting some of it here, that their
 * lists are not empty elsewhere.
 */
export function NotHereYet() {
  const account = useAccount();
  const hasArrived = useHasArrived();
  const wasHere = useWasHere();
  const mayArrive = useMayArrive();
  if (!account || hasArrived !== false || wasHere === undefined || mayArrive) return null;
  const { title, text } = notHereYet[wasHere ? 'again' : 'first'];
  return (
    <div role="status" className="gutter mx-auto w-full max-w-page pt-4">
      <Notice look="info" title={title}>
        {text}
      </Notice>
    </div>
  );
}
