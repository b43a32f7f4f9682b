import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';

/**
 * What stands open where there is room for it; on a phone behind a button, beside whatever else the row or grid around both
 * holds. What it opens takes the whole width. `set`: how many of its fields say something. `isInUse`: from then on it is open until
 * it is folded, so that whoever deletes a question to write another keeps its field.
 */
export function Fold({
  icon: Icon,
  label,
  set = 0,
  isInUse = false,
  onOpen,
  children,
}: {
  icon: LucideIcon;
  label: string;
  set?: number;
  isInUse?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}) {
  const [chosen, choose] = useState<boolean>();
  const id = useId();
  const [wasInUse, setInUse] = useState(isInUse);
  if (isInUse && !wasInUse) setInUse(true);
  const open = chosen ?? wasInUse;
  return (
    <div className="contents lg:block">
      <Button
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          choose(!open);
          if (!open) onOpen?.();
        }}
        className="grow lg:hidden"
      >
        <Icon aria-hidden="true" className="size-4" />
        {label}
        {set > 0 && ` (${set})`}
      </Button>
      <div id={id} className={open ? 'col-span-full w-full' : 'hidden lg:block'}>
        {children}
      </div>
    </div>
  );
}
