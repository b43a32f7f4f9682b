import { useEffect } from 'react';
import { unhurriedPart } from '#src/lazy-part.tsx';
import { useToasts } from '#src/state/toasts.ts';

const ShownToast = unhurriedPart(async () => (await import('./shown-toast.tsx')).ShownToast);

/** One message at a time. The frame is always there, so that a screen reader hears what appears in it. */
export function Toasts() {
  const toast = useToasts(({ queue }) => queue[0]);
  // Here before the first message is.
  useEffect(() => ShownToast.fetchAhead(), []);
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
