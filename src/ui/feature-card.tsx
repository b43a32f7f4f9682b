import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

/** A way into a part of the app, with a sentence about it. */
export function FeatureCard({
  icon: Icon,
  title,
  href,
  text,
}: {
  icon: LucideIcon;
  title: string;
  href: string;
  text: string;
}) {
  return (
    <div className="relative grid h-full content-start gap-2 pressable rounded-box border border-base-300/70 bg-base-100 p-5 shadow-lift hover:border-primary">
      <span className="mb-1 grid size-11 place-items-center rounded-feather bg-secondary text-secondary-content">
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <h3 className="text-lg font-semibold">
        <Link
          href={href}
          className="inline-flex items-center gap-2 after:absolute after:inset-0 after:rounded-box"
        >
          {title}
          <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
        </Link>
      </h3>
      <p className="text-sm text-quiet">{text}</p>
    </div>
  );
}
