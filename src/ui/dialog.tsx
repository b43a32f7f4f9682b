import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { holdPage } from './hold-page.ts';

const clearOfTheEdge = 'pb-[max(1rem,env(safe-area-inset-bottom))]';

/**
 * A question or a closer look, above the page, its actions always in reach. Rendered only while it is open; Escape closes
 * it, and the focus returns to what opened it. `busy`: what it asked about is being done, and nothing closes it meanwhile.
 */
export function Dialog({
  title,
  wide = false,
  tall = false,
  busy = false,
  onClose,
  children,
  actions,
}: {
  title: string;
  /** Takes the room that texts side by side need. */
  wide?: boolean;
  /** Takes the whole height of a phone. */
  tall?: boolean;
  busy?: boolean;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Closed while it is still in the page: only then does the browser give the focus back.
  const isShown = useRef(true);
  useLayoutEffect(() => {
    const element = dialog.current;
    isShown.current = true;
    const letGo = holdPage();
    element?.showModal();
    return () => {
      isShown.current = false;
      element?.close();
      letGo();
    };
  }, []);
  const leave = () => {
    if (!busy) onClose();
  };
  const told = useRef('');
  // Firefox would give it to the first button, which closes what one was to read. Another title is another question, read from its
  // beginning: what had the focus may be gone.
  useLayoutEffect(() => {
    if (told.current !== title) {
      dialog.current?.firstElementChild?.scrollTo(0, 0);
      heading.current?.focus();
    }
    told.current = title;
  }, [title]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="modal modal-bottom sm:modal-middle"
      // React also tells whoever stands around a dialog, and a field for files is cancelled, too: that is not to close this one.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave();
      }}
      // A second Escape in a row closes it without asking.
      onClose={({ currentTarget }) => {
        if (!isShown.current || currentTarget.open) return;
        if (busy) currentTarget.showModal();
        else onClose();
      }}
    >
      <div
        className={`modal-box px-4 sm:px-6 ${wide ? 'sm:max-w-4xl' : ''} ${tall ? 'dialog-tall' : ''} ${actions ? 'scroll-pb-24 pb-0' : clearOfTheEdge}`}
      >
        <div className="dialog-head mb-3 flex items-start justify-between gap-4">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="pt-2 text-xl font-semibold">
            {title}
          </h2>
          <button
            type="button"
            onClick={leave}
            aria-disabled={busy || undefined}
            aria-label="Close"
            className="btn -me-2 btn-square h-11 w-11 shrink-0 btn-ghost"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
        {actions && (
          <div
            className={`sticky bottom-0 z-10 -mx-4 mt-4 flex flex-wrap justify-end gap-2 border-t border-base-300 bg-base-100 px-4 pt-3 sm:-mx-6 sm:px-6 ${clearOfTheEdge}`}
          >
            {actions}
          </div>
        )}
      </div>
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={leave} className="modal-backdrop" />
    </dialog>
  );
}
