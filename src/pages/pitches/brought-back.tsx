import { useClientId } from '#src/data/use-drafts.ts';
import { Moment } from '#src/ui/moment.tsx';
import type { Trail } from '#sync/records/draft.ts';
import { deviceOf } from './written-by.tsx';

/** How a draft that was deleted came to be here again. */
export function BroughtBack(broughtBack: NonNullable<Trail['broughtBack']>) {
  const here = useClientId();
  if (here === undefined) return null;
  return (
    <>
      Deleted <Moment at={broughtBack.deletedAt} />, edited on {deviceOf(broughtBack, here).toLowerCase()}.
      All of it is here.
    </>
  );
}
