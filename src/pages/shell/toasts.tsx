import { useEffect, useState } from 'react';
import { closeToast, type Toast, useToasts } from '#src/state/toasts.ts';
import { ToastView } from '#src/ui/toast-view.tsx';

const lifetime = 6_000;

/** One message at a time. The frame is always there, so that a screen reader hears what appears in it. */
export function Toasts() {
  const toast = useToasts(({ queue }) => queue[0]);
  return (
    <section
      aria-label="Messages"
      className="gutter pointer-events-none fixed inset-x-0 bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-40 flex flex-col items-center md:bottom-4 md:items-end"
    >
      <div aria-live="polite" className="w-full max-w-md">
        {toast && toast.kind !== 'error' && <Shown key={toast.id} toast={toast} />}
      </div>
      <div role="alert" className={toast?.kind === 'error' ? 'w-full max-w-md' : 'sr-only'}>
        {toast?.kind === 'error' && <Shown key={toast.id} toast={toast} />}
      </div>
    </section>
  );
}

function Shown({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const { id, kind, action } = toast;
  const stays = held || kind === 'error';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => closeToast(id), lifetime);
    return () => clearTimeout(timer);
  }, [id, stays]);
  return (
    <ToastView
      kind={kind}
      title={toast.title}
      detail={toast.detail}
      action={
        action && {
          label: action.label,
          run: () => {
            action.run();
            closeToast(id);
          },
        }
      }
      onClose={() => closeToast(id)}
      onHold={() => setHeld(true)}
      onRelease={() => setHeld(false)}
    />
  );
}
