import type { ReactNode } from 'react';
import { ComparedText } from './compared-text.tsx';

export type SideText = {
  key: string;
  /** Whose text it is, and from when. */
  heading: ReactNode;
  parts: readonly { text: string; differs: boolean }[];
  actions?: ReactNode;
};

/** Texts to compare: columns where there is room, else one below the other. */
export function SideBySide({ texts }: { texts: readonly SideText[] }) {
  return (
    <div className="@container">
      <ul className="grid gap-3 @lg:grid-cols-2">
        {texts.map(({ key, heading, parts, actions }) => (
          <li
            key={key}
            className="flex min-w-0 flex-col gap-2 rounded-field border border-base-300 bg-base-100 p-3"
          >
            <div className="text-sm text-quiet">{heading}</div>
            <ComparedText parts={parts} />
            {actions && <div className="flex flex-wrap gap-2 pt-1">{actions}</div>}
          </li>
        ))}
      </ul>
    </div>
  );
}
