import { useState } from 'react';
import { meetingWords as words } from '#src/content/deal-tools.ts';
import { faultsOf } from '#src/data/faults-of.ts';
import type { Deal } from '#src/data/pipeline.ts';
import { calendarFile } from '#src/lib/calendar-file.ts';
import { localDay } from '#src/lib/local-day.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { slug } from '#src/lib/slug.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { paths } from '#src/paths.ts';
import type { FormField } from '#src/ui/fields-form.tsx';
import { newId } from '#sync/ids.ts';
import { meetingForm as form } from './meeting-form.ts';

/** A meeting about a deal, as a file for any calendar: made here, sent nowhere. */
export function MeetingDialog({ opportunity, onClose }: { opportunity: Deal; onClose: () => void }) {
  const { id, title: dealTitle } = opportunity;
  const [{ uid, blank }] = useState(() => ({ uid: newId(), blank: blankFor(dealTitle) }));

  async function save({ to }: { to: Record<string, unknown> }): Promise<void> {
    const { title, date, time, minutes, place, note } = form.parse({ ...blank, ...to });
    const startsAt = new Date(`${date}T${time}`).toISOString();
    const file = calendarFile({ uid, title, startsAt, minutes, place, note }, Date.now());
    saveFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), `${slug(dealTitle)}.ics`);
  }

  return (
    <FormDialog
      keptAs={{ key: `meeting:${id}`, title: `${words.open}: ${dealTitle}`, href: paths.opportunity(id) }}
      title={words.open}
      lead={words.hint}
      fields={fields}
      stored={blank}
      check={({ to }) => faultsOf(form, { ...blank, ...to })}
      words={words}
      onSave={save}
      savesUnchanged
      onClose={onClose}
    />
  );
}

const lengths = [15, 30, 45, 60, 90, 120];

const fields: readonly FormField[] = [
  { name: 'title', label: words.title, kind: 'text', required: true },
  { name: 'date', label: words.date, kind: 'date', required: true },
  { name: 'time', label: words.time, kind: 'time', required: true },
  {
    name: 'minutes',
    label: words.minutes,
    kind: 'select',
    options: lengths.map((minutes) => ({ value: String(minutes), label: words.length(minutes) })),
  },
  { name: 'place', label: words.place, kind: 'text' },
  { name: 'note', label: words.note, kind: 'area' },
];

/** Tomorrow at ten, for an hour. */
function blankFor(dealTitle: string) {
  const tomorrow = new Date();
  tomorrow.setDate(tomorrow.getDate() + 1);
  const when = { date: localDay(tomorrow), time: '10:00', minutes: '60' };
  return { title: words.titleOf(dealTitle), ...when, place: '', note: '' };
}
