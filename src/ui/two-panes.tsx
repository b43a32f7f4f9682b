import type { ReactNode } from 'react';

/** A list and what was chosen from it: side by side where there is room, else the one that `showing` names. */
export function TwoPanes({
  showing,
  list,
  children,
}: {
  showing: 'list' | 'chosen';
  list: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      data-fills-window={showing === 'chosen' ? 'always' : 'wide'}
      className="md:grid md:min-h-0 md:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] md:overflow-hidden md:rounded-box md:border md:border-base-300 md:bg-base-100 max-md:data-[fills-window=always]:grid max-md:data-[fills-window=always]:min-h-0"
    >
      <div
        className={`min-h-0 min-w-0 md:border-e md:border-base-300 ${showing === 'chosen' ? 'max-md:hidden' : ''}`}
      >
        {list}
      </div>
      <div
        className={`min-h-0 min-w-0 ${showing === 'list' ? 'max-md:hidden' : ''} grid grid-rows-[minmax(0,1fr)]`}
      >
        {children}
      </div>
    </div>
  );
}
