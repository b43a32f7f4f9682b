import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Button } from './button.tsx';

const icons = { success: CircleCheck, error: CircleAlert, notice: Info } as const;
const inks = { success: 'text-success', error: 'text-error', notice: 'text-primary' } as const;

/** One message in the corner, with at most one thing to do about it. */
export function ToastView({
  kind,
  title,
  detail,
  action,
  onClose,
  onHold,
  onRelease,
}: {
  kind: keyof typeof icons;
  title: string;
  detail?: string;
  action?: { label: string; run: () => void };
  onClose: () => void;
  /** The person is reading it: it must not go. */
  onHold: () => void;
  onRelease: () => void;
}) {
  const Icon = icons[kind];
  return (
    <div
      onPointerEnter={onHold}
      onPointerLeave={onRelease}
      onFocus={onHold}
      onBlur={onRelease}
      className="pointer-events-auto grid w-full max-w-md grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 rounded-box border border-base-content/25 bg-base-100 p-1 ps-3 shadow-xl sm:grid-cols-[auto_minmax(0,1fr)_auto_auto] sm:gap-x-3 sm:p-3 sm:ps-4"
    >
      <Icon aria-hidden="true" className={`mt-2.5 size-5 shrink-0 ${inks[kind]}`} />
      <div className="grid gap-0.5 py-2">
        <p className="font-semibold">{title}</p>
        {detail && <p className="text-sm text-quiet">{detail}</p>}
      </div>
      {action && (
        <Button
          look="quiet"
          small
          className="justify-self-start text-primary max-sm:col-start-2 max-sm:row-start-2 max-sm:-ms-3.5"
          onClick={action.run}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        onClick={onClose}
        aria-label="Dismiss"
        className="btn btn-square h-11 w-11 btn-ghost"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}
