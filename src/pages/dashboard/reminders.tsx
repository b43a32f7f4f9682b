import { reminderWords as words } from '#src/content/deal-tools.ts';
import type { useReminders } from '#src/data/use-pipeline.ts';
import { localDay } from '#src/lib/local-day.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { doneWithReminder } from '#src/pages/opportunity/done-with-reminder.ts';
import { paths } from '#src/paths.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { isDue, reminderOf } from '#sync/rules/reminder.ts';

/** What the investor wants to be reminded of, as the calendar of this device has it. */
export function Reminders({ reminders }: { reminders: NonNullable<ReturnType<typeof useReminders>> }) {
  const today = localDay(useNow());
  // Its place stays where there is none any more: the focus of who was done with the last one goes there. A group, as a
  // section with a name would be a landmark that leads to nothing.
  return (
    <section
      role="group"
      ref={keepFocusOnRow}
      tabIndex={-1}
      aria-label={words.title}
      className="empty:absolute"
    >
      {reminders.length > 0 && (
        <>
          <SectionHeading title={words.title} />
          <ul aria-label={words.list} className="grid gap-3">
            {reminders.map((deal) => (
              <li key={deal.id} tabIndex={-1}>
                <Card className="flex flex-wrap items-center justify-between gap-3 p-4 sm:px-5">
                  <div className="grid min-w-0 gap-0.5 wrap-anywhere">
                    <h3 className="font-semibold">
                      <TextLink alone href={paths.opportunity(deal.opportunityId)}>
                        {deal.dealTitle}
                      </TextLink>
                    </h3>
                    {deal.reminderNote && <p>{deal.reminderNote}</p>}
                    <p className="flex items-center gap-2 text-sm text-quiet">
                      <time dateTime={deal.remindOn}>{formatDate(`${deal.remindOn}T00:00`)}</time>
                      {isDue(deal, today) && <Badge look="warn">{words.due}</Badge>}
                    </p>
                  </div>
                  <Button
                    small
                    aria-label={`${words.done}: ${deal.dealTitle}`}
                    onClick={() => {
                      const about = { id: deal.opportunityId, title: deal.dealTitle };
                      void doneWithReminder(about, reminderOf(deal));
                    }}
                  >
                    {words.done}
                  </Button>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
