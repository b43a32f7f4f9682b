import { ArrowRight, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';

/** A way into a part of the app, with a sentence about it. Without `href` it leads nowhere, and `note` says why. */
export function FeatureCard({
  icon: Icon,
  title,
  href,
  text,
  note,
}: {
  icon: LucideIcon;
  title: string;
  href?: string | undefined;
  text: string;
  note?: string | undefined;
}) {
  return (
    <div
      className={`relative grid h-full content-start gap-2 rounded-box border border-base-300/70 bg-base-100 p-5 ${href ? 'pressable shadow-lift hover:border-primary' : ''}`}
    >
      <span className="mb-1 grid size-11 place-items-center rounded-feather bg-secondary text-secondary-content">
        <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </span>
      <h3 className="text-lg font-semibold">
        {href ? (
          <Link
            href={href}
            className="inline-flex items-center gap-2 after:absolute after:inset-0 after:rounded-box"
          >
            {title}
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        ) : (
          title
        )}
      </h3>
      <p className="text-sm text-quiet">{text}</p>
      {note && <p className="text-sm font-medium">{note}</p>}
    </div>
  );
}
