import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { Moment } from './moment.tsx';

/** One thing that a person is told of, and where it leads; a new one stands out, and is heard to be new. */
export function NotificationRow({
  text,
  href,
  state,
  at,
  isNew,
  newWord,
  onOpen,
}: {
  text: string;
  href: string;
  /** What the history keeps with what it leads to. */
  state?: object;
  at: string;
  isNew: boolean;
  newWord: string;
  onOpen?: () => void;
}) {
  return (
    <li tabIndex={-1}>
      <Link
        href={href}
        state={state}
        onClick={onOpen}
        className={`flex min-h-16 items-center gap-3 px-4 py-3 hover:bg-base-200 sm:px-5 ${isNew ? 'bg-primary/5' : ''}`}
      >
        <span
          aria-hidden="true"
          className={`size-2.5 shrink-0 rounded-full ${isNew ? 'bg-primary' : 'bg-transparent'}`}
        />
        <span className="grid min-w-0 grow gap-0.5">
          <span className={`wrap-anywhere ${isNew ? 'font-semibold' : ''}`}>
            {isNew && <span className="sr-only">{newWord}: </span>}
            {text}
          </span>
          <span className="text-sm text-quiet">
            <Moment at={at} />
          </span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      </Link>
    </li>
  );
}
