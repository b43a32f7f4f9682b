import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useInView } from './use-in-view.ts';

/** Views of the same thing, one at a time. Arrow keys go from tab to tab. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: {
  label: string;
  tabs: readonly { id: Id; title: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  children: ReactNode;
}) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useInView(list, `[id="${id}-${chosen}"]`);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === chosen);
    const next = tabs.at((at + step + tabs.length) % tabs.length);
    if (!next) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${id}-${next.id}"]`)?.focus();
  };
  return (
    <div className="grid gap-6">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={move}
        className="flex gap-x-1 overflow-x-auto border-b border-base-300 fades-where-more md:animate-none [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${id}-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
            className="min-h-11 min-w-11 shrink-0 cursor-pointer border-b-3 border-transparent px-3 font-medium text-quiet hover:text-base-content aria-selected:border-primary aria-selected:text-base-content sm:px-4"
          >
            {tab.title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
