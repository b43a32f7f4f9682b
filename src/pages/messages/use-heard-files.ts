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
  // Those that are read together, or were last.
  const [batch, setBatch] = useState<{ names: string[]; isOver: boolean }>({ names: [], isOver: true });
  // Of what is left once one is taken out nothing is news.
  const [count, setCount] = useState(files.length);
  if (files.length !== count) setCount(files.length);
  if (files.length < count && batch.isOver) setBatch({ names: [], isOver: true });
  const before = isReading && batch.isOver ? [] : batch.names;
  const names = [...new Set([...before, ...readings.map(({ name }) => name)])];
  if (batch.isOver === isReading || names.length !== batch.names.length)
    setBatch({ names, isOver: !isReading });
  if (isReading) return takesLong ? reading : '';
  const added = files.map(({ name }) => name).filter((name) => batch.names.includes(name));
  return added.length > 0 ? words.added(added.join(', ')) : '';
}
