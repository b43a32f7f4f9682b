import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { notePastToast } from '#src/state/past-toasts.ts';
import { closeToast, type Toast } from '#src/state/toasts.ts';
import { ToastView } from '#src/ui/toast-view.tsx';
import { closeOnceRead } from './close-once-read.ts';
import { keepClear } from './keep-clear.ts';

/** A message, for as long as it is read. */
export function ShownToast({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const { id, kind, action } = toast;
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current && matchMedia('(width < 48rem)').matches) keepClear(frame.current);
  }, []);
  useEffect(() => notePastToast(toast), [toast]);
  useEffect(() => (held ? undefined : closeOnceRead(toast)), [toast, held]);
  return (
    <div ref={frame}>
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
    </div>
  );
}
