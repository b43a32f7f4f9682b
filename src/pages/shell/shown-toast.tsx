import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'wouter';
import { notePastToast } from '#src/state/past-toasts.ts';
import { closeToast, type Toast } from '#src/state/toasts.ts';
import { ToastView } from '#src/ui/toast-view.tsx';
import { closeOnceRead } from './close-once-read.ts';
import { giveFocusBack } from './give-focus-back.ts';
import { keepClear } from './keep-clear.ts';
import { useMessagePlace } from './use-message-place.ts';

/** A message, for as long as it is read: in the dialog that is open, which covers the page's own place for it. */
export function ShownToast({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  const { id, kind, link } = toast;
  const frame = useRef<HTMLDivElement>(null);
  const place = useMessagePlace();
  const [, navigate] = useLocation();
  const action = toast.action ?? (link && { label: link.label, run: () => navigate(link.href) });
  useLayoutEffect(() => {
    if (!frame.current) return;
    if (!place && matchMedia('(width < 48rem)').matches) keepClear(frame.current);
    return giveFocusBack(frame.current);
  }, [place]);
  useEffect(() => notePastToast(toast), [toast]);
  useEffect(() => (held ? undefined : closeOnceRead(toast)), [toast, held]);
  const message = (
    <div
      ref={frame}
      className="flex w-full justify-center md:justify-end"
      role={place && kind === 'error' ? 'alert' : undefined}
    >
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
  return place ? createPortal(message, place) : message;
}
