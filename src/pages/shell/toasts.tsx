import { useEffect } from 'react';
import { lazyPart } from '#src/lazy-part.tsx';
import { firstLook } from '#src/lib/first-look.ts';
import { closeToast, type Toast, useToasts } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';

const ShownToast = lazyPart(async () => (await import('./shown-toast.tsx')).ShownToast, PlainToast);

/** One message at a time. The frame is always there, so that a screen reader hears what appears in it. */
export function Toasts() {
  const toast = useToasts(({ queue }) => queue[0]);
  // Here before the first message is, mostly: nobody needs it in order to read.
  useEffect(() => void firstLook.then(ShownToast.fetchAhead), []);
  return (
    <section
      aria-label="Messages"
      className="gutter toasts-place pointer-events-none z-40 flex flex-col items-center md:items-end"
    >
      <div aria-live="polite" className="w-full max-w-md">
        {toast && toast.kind !== 'error' && <ShownToast key={toast.id} toast={toast} />}
      </div>
      <div role="alert" className={toast?.kind === 'error' ? 'w-full max-w-md' : 'sr-only'}>
        {toast?.kind === 'error' && <ShownToast key={toast.id} toast={toast} />}
      </div>
    </section>
  );
}

/** The words alone, until what shows them well is here: that may never come, and what failed is told all the same. */
function PlainToast({ toast }: { toast: Toast }) {
  return (
    <div className="pointer-events-auto rounded-box border border-base-content/25 bg-base-100 p-4 shadow-xl">
      <p className="font-semibold">{toast.title}</p>
      <p>{toast.detail}</p>
      <Button small onClick={() => closeToast(toast.id)}>
        Dismiss
      </Button>
    </div>
  );
}
