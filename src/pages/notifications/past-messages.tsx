import { notificationsPage as words } from '#src/content/notifications.ts';
import { usePastToasts } from '#src/state/past-toasts.ts';
import { Moment } from '#src/ui/moment.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';

/** Messages that came and went before they were read. */
export function PastMessages() {
  const past = usePastToasts((shown) => shown.past);
  if (past.length === 0) return null;
  return (
    <section>
      <SectionHeading title={words.pastTitle} lead={words.pastLead} />
      <ul className="divide-y divide-base-300 rounded-box border border-base-300 bg-base-100">
        {past.map(({ id, title, detail, at }) => (
          <li key={id} className="grid gap-0.5 px-4 py-3 wrap-anywhere sm:px-5">
            <span className="font-medium">{title}</span>
            {detail && <span className="text-quiet">{detail}</span>}
            <span className="text-sm text-quiet">
              <Moment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
