import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * A list and what was chosen from it: side by side where there is room, else, and on paper, the one that `showing` names.
 */
export function TwoPanes({
  showing,
  list,
  children,
}: {
  showing: 'list' | 'chosen';
  list: ReactNode;
  children: ReactNode;
}) {
  const panes = useRef<HTMLDivElement>(null);
  const filling = showing === 'chosen' ? 'always' : 'wide';
  // The shell is told, and not by a rule that looks for what is in it (`:has`): that would have all styles of every screen
  // computed anew with each change anywhere in it.
  useLayoutEffect(() => {
    const shell = panes.current?.closest<HTMLElement>('.shell');
    if (!shell) return;
    shell.dataset.fillsWindow = filling;
    return () => {
      delete shell.dataset.fillsWindow;
    };
  }, [filling]);
  return (
    <div
      ref={panes}
      data-fills-window={filling}
      className="md:grid md:min-h-0 md:grid-cols-[minmax(16rem,22rem)_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)] md:overflow-hidden md:rounded-box md:border md:border-base-300 md:bg-base-100 max-md:data-[fills-window=always]:grid max-md:data-[fills-window=always]:min-h-0 max-md:data-[fills-window=wide]:screenful print:block print:border-0"
    >
      <div
        className={`min-h-0 min-w-0 md:border-e md:border-base-300 ${showing === 'chosen' ? 'max-md:hidden print:hidden' : ''}`}
      >
        {list}
      </div>
      <div
        // What is chosen may look how high its pane is.
        className={`min-h-0 min-w-0 ${showing === 'list' ? 'max-md:hidden print:hidden' : ''} grid print:block grid-rows-[minmax(0,1fr)] [container-type:size] print:[container-type:normal]`}
      >
        {children}
      </div>
    </div>
  );
}
