import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import { Card } from './card.tsx';
import { keepFocus } from './keep-focus.ts';

/** One thing to be verified; what is done shows its mark in the place of what was to do. */
export function VerificationCard({
  title,
  subject,
  done,
  doneWord,
  children,
}: {
  title: string;
  /** The address it is about. */
  subject?: string;
  done: boolean;
  doneWord: string;
  children: ReactNode;
}) {
  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={title}>
      <Card className="grid gap-4 p-5 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg font-semibold">{title}</h2>
          <span role="status" className="empty:hidden">
            {done && (
              <Badge look="good">
                <Check aria-hidden="true" className="size-3.5" />
                {doneWord}
              </Badge>
            )}
          </span>
        </div>
        {subject && <p className="font-semibold wrap-anywhere">{subject}</p>}
        {!done && children}
      </Card>
    </section>
  );
}
