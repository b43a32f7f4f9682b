import type { ReactNode } from 'react';
import { SectionHeading } from '#src/ui/section-heading.tsx';

/** A part of the profile: what it is about stands above it, and beside it where there is room. */
export function ProfilePart({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-x-10">
      <div className="lg:sticky lg:top-24 lg:self-start">
        <SectionHeading title={title} lead={lead} />
      </div>
      <div>{children}</div>
    </section>
  );
}
