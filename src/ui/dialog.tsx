import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

/**
 * A question or a closer look, above the page. Rendered only while it is open; Escape closes it, and the focus returns
 * to what opened it.
 */
export function Dialog({
  title,
  wide = false,
  onClose,
  children,
  actions,
}: {
  title: string;
  /** Takes the room that texts side by side need. */
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(title);
  // Another title is another question: what had the focus may be gone.
  useLayoutEffect(() => {
    if (told.current !== title) heading.current?.focus();
    told.current = title;
  }, [title]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="modal modal-bottom sm:modal-middle"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div
        className={`modal-box pb-[max(1.5rem,env(safe-area-inset-bottom))] ${wide ? 'px-4 sm:max-w-4xl sm:px-6' : ''}`}
      >
        <div className="mb-3 flex items-start justify-between gap-4">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="pt-2 text-xl font-semibold">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label="Close"
            className="btn -me-2 btn-square h-11 w-11 shrink-0 btn-ghost"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
        {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
      </div>
      <button type="button" tabIndex={-1} aria-hidden="true" onClick={onClose} className="modal-backdrop" />
    </dialog>
  );
}
