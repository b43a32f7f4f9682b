import { File, FileImage, FileSpreadsheet, FileText, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = [
  { icon: FileImage, endings: /\.(png|jpe?g|gif|webp)$/i },
  { icon: FileSpreadsheet, endings: /\.(csv|xlsx?|ods)$/i },
  { icon: FileText, endings: /\.(pdf|txt|docx?|odt)$/i },
];

/** A file: what it is called, how large it is, and what can be done with it. */
export function FileChip({
  name,
  size,
  isComing = false,
  children,
}: {
  name: string;
  size: string;
  /** It is being read. */
  isComing?: boolean;
  children?: ReactNode;
}) {
  const Icon = icons.find(({ endings }) => endings.test(name))?.icon ?? File;
  return (
    <div className="flex w-full max-w-full items-center gap-3 rounded-field border border-base-300 bg-base-100 p-2 text-base-content">
      <span className="grid size-9 shrink-0 place-items-center rounded-field bg-secondary text-secondary-content">
        {isComing ? (
          <LoaderCircle aria-hidden="true" className="size-5 spins-after-a-blink" />
        ) : (
          <Icon aria-hidden="true" className="size-5" />
        )}
      </span>
      <span className="grid min-w-0 flex-1 text-start leading-snug">
        <span className="truncate font-medium" title={name}>
          {name}
        </span>
        <span className="text-sm text-quiet">{size}</span>
      </span>
      {children}
    </div>
  );
}
