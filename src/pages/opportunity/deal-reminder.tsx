import { BellRing, CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { meetingWords, reminderWords as words } from '#src/content/deal-tools.ts';
import type { Deal } from '#src/data/pipeline.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { formatDate } from '#src/lib/time-ago.ts';
import { Button } from '#src/ui/button.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import type { PipelineDeal } from '#sync/records/pipeline.ts';
import { reminderOf } from '#sync/rules/reminder.ts';
import { doneWithReminder } from './done-with-reminder.ts';
import { ReminderDialog } from './reminder-dialog.tsx';

const MeetingDialog = lazyPart(async () => (await import('./meeting-dialog.tsx')).MeetingDialog);

/** When the investor wants to be reminded of a deal, and a meeting about it for their calendar. */
export function DealReminder({ opportunity, deal }: { opportunity: Deal; deal: PipelineDeal }) {
  const [open, setOpen] = useState<'reminder' | 'meeting' | null>(null);
  const reminder = reminderOf(deal);
  const close = () => setOpen(null);
  return (
    <section ref={keepFocus} tabIndex={-1} aria-label={words.title} className="grid gap-3">
      {reminder.remindOn !== null && (
        <div className="wrap-anywhere">
          <p className="font-medium">{words.on(formatDate(`${reminder.remindOn}T00:00`))}</p>
          {reminder.reminderNote && <p className="text-quiet">{reminder.reminderNote}</p>}
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button small onClick={() => setOpen('reminder')}>
          <BellRing aria-hidden="true" className="size-4" />
          {reminder.remindOn === null ? words.set : words.change}
        </Button>
        {reminder.remindOn !== null && (
          <Button small look="quiet" onClick={() => void doneWithReminder(opportunity, reminder)}>
            {words.done}
          </Button>
        )}
        <Button small onClick={() => setOpen('meeting')}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          {meetingWords.open}
        </Button>
      </div>
      {open === 'reminder' && (
        <ReminderDialog opportunity={opportunity} reminder={reminder} onClose={close} />
      )}
      {open === 'meeting' && <MeetingDialog opportunity={opportunity} onClose={close} />}
    </section>
  );
}
