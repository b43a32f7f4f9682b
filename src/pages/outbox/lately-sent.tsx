import type { SentItem } from '#src/data/outbox/lately-sent.ts';
import { Card } from '#src/ui/card.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { WorkState } from '#src/ui/work-state.tsx';

/** The last things that left this device: where they went and what became of them. */
export function LatelySent({ sent }: { sent: SentItem[] }) {
  if (sent.length === 0) return null;
  return (
    <Card className="grid gap-2 p-4 sm:p-5">
      <h2 className="font-semibold">Lately sent</h2>
      <ul className="divide-y divide-base-300">
        {sent.map(({ key, title, href, at, state }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 wrap-anywhere">
              {href ? (
                <TextLink alone href={href}>
                  {title}
                </TextLink>
              ) : (
                title
              )}
            </span>
            <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <WorkState state={state} />
              <span className="text-sm text-quiet">
                <Moment at={at} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
