import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Card } from './card.tsx';

/**
 * Filters beside a list; on a phone behind a button that says how many are set, as high as a field that stands beside it in
 * the grid around both. What it opens takes the whole width.
 */
export function FilterPanel({
  active,
  onClear,
  children,
}: {
  active: number;
  onClear: () => void;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-label="Filters" className="contents lg:block">
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="mt-8 w-full lg:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        Filters{active > 0 && ` (${active})`}
      </Button>
      <div id={id} className={open ? 'col-span-full' : 'hidden lg:block'}>
        <Card className="grid gap-4 p-5">
          <div className="flex min-h-9 items-center justify-between">
            <h2 ref={heading} tabIndex={-1} className="font-semibold">
              Filters
            </h2>
            {active > 0 && (
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
      </div>
    </section>
  );
}
