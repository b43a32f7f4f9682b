import { useHasArrived } from '#src/data/database/use-arrived.ts';
import { useAccount } from '#src/data/use-account.ts';
import { useMayArrive } from '#src/state/use-may-arrive.ts';
import { Notice } from '#src/ui/notice.tsx';

/** Says on every screen of somebody who lost the network right after signing in that their lists are not empty elsewhere. */
export function NotHereYet() {
  const account = useAccount();
  const hasArrived = useHasArrived();
  const mayArrive = useMayArrive();
  if (!account || hasArrived !== false || mayArrive) return null;
  return (
    <div role="status" className="gutter mx-auto w-full max-w-page pt-4">
      <Notice look="info" title="Your data is not on this device yet">
        What you have here is not all of it. The rest comes by itself once the server can be reached.
      </Notice>
    </div>
  );
}
