import { ArrowDown, LoaderCircle } from 'lucide-react';

/**
 * Below the header: what a pull at the screen does, and how it went. `drawn`: how far the finger has come, in px, with
 * `invitation`; `said` is announced.
 */
export function PullChip({
  drawn,
  invitation,
  said,
  busy,
}: {
  drawn: number;
  invitation: string;
  said: string;
  busy: boolean;
}) {
  const isDrawn = drawn > 0;
  return (
    <div className="pointer-events-none relative z-10 h-0">
      <div
        style={{ translate: `0 ${drawn / 2}px` }}
        className="absolute inset-x-4 top-2 flex justify-center motion-reduce:translate-none!"
      >
        {/* Whoever hears the screen does not pull at it. */}
        {isDrawn && (
          <p aria-hidden="true" className={look}>
            <ArrowDown className="size-4 shrink-0" />
            {invitation}
          </p>
        )}
        <p role="status" className={said === '' || isDrawn ? 'sr-only' : look}>
          {busy && <LoaderCircle aria-hidden="true" className="size-4 shrink-0 spins-after-a-blink" />}
          {said}
        </p>
      </div>
    </div>
  );
}

const look =
  'flex items-center gap-2 rounded-box border border-base-300 bg-base-100 px-4 py-2 text-sm font-medium shadow-lift-more';
