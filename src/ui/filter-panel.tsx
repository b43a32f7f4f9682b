import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { FilterFold } from './filter-fold.tsx';

/** Filters beside a list, with the button that clears them and whatever else `isAsked`; on a phone folded. */
export function FilterPanel({
  active,
  isAsked,
  onClear,
  children,
}: {
  active: number;
  isAsked: boolean;
  onClear: () => void;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <FilterFold set={active}>
      <Card className="grid gap-4 p-5">
        <div className="flex min-h-9 items-center justify-between">
          <h2 ref={heading} tabIndex={-1} className="font-semibold">
            Filters
          </h2>
          {isAsked && (
            <Button
              look="quiet"
              small
              onClick={() => {
                onClear();
                // The button is gone by then.
                heading.current?.focus({ preventScroll: true });
              }}
            >
              Clear all
            </Button>
          )}
        </div>
        {children}
      </Card>
    </FilterFold>
  );
}
