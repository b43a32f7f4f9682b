import { useState } from 'react';
import { attachmentWords as words } from '#src/content/messages.ts';
import { useAtRest } from '#src/ui/use-at-rest.ts';
import type { Composing } from './use-composing.ts';

/** What whoever listens hears of the files of a message: which were added last, and where one takes a while, that it does. */
export function useHeardFiles({
  files,
  readings,
  isWaiting,
}: Pick<Composing['choosing'], 'files' | 'readings' | 'isWaiting'>): string {
  const isReading = readings.length > 0;
  const reading = isReading ? (isWaiting ? words.waiting : words.adding) : '';
  const takesLong = useAtRest(reading, true);
  // The files that were there before those that are, or were last, read together; null where none were.
  const [{ before, count, isOver }, setBatch] = useState({
    before: null as typeof files | null,
    count: files.length,
    isOver: true,
  });
  const begins = isReading && isOver;
  // Of what is left once one is taken out nothing is news.
  const isLess = !isReading && files.length < count;
  if (begins || isLess || isOver === isReading || files.length !== count)
    setBatch({
      before: begins ? files : isLess ? null : before,
      count: files.length,
      isOver: !isReading,
    });
  if (isReading) return takesLong ? reading : '';
  const added = before ? files.filter(({ hash }) => before.every((each) => each.hash !== hash)) : [];
  return added.length > 0 ? words.added(added.map(({ name }) => name).join(', ')) : '';
}
