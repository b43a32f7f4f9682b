import type { ReactNode } from 'react';

/** Names a part of a screen, with a way to more of it. */
export function SectionHeading({ title, lead, more }: { title: string; lead?: ReactNode; more?: ReactNode }) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h2 className="text-2xl font-bold sm:text-3xl">{title}</h2>
        {lead && <p className="mt-1 text-quiet">{lead}</p>}
      </div>
      {more}
    </div>
  );
}
