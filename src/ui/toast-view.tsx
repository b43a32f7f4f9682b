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
      className="pointer-events-auto flex w-full max-w-md items-start gap-2 rounded-box border border-base-content/25 bg-base-100 p-1 ps-3 shadow-xl sm:gap-3 sm:p-3 sm:ps-4"
    >
      <Icon aria-hidden="true" className={`mt-2.5 size-5 shrink-0 ${inks[kind]}`} />
      {/* What is to be done stands beside the words where both have room, else below them. */}
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-2">
        <div className="grid min-w-0 grow basis-44 gap-0.5 py-2">
          <p className="font-semibold">{title}</p>
          {detail && <p className="text-sm text-quiet">{detail}</p>}
        </div>
        {action && (
          <Button look="quiet" small className="ms-auto text-primary" onClick={action.run}>
            {action.label}
          </Button>
        )}
      </div>
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
