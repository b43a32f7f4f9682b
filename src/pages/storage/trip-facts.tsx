import type { ReactNode } from 'react';
import { keptParts } from '#src/content/directory.ts';
import { tripWords as words } from '#src/content/trip.ts';
import type { Trip } from '#src/data/database/person-db.ts';
import type { TripContents } from '#src/data/trip-contents.ts';
import type { KeptPart } from '#src/directory/kept-part.ts';
import { useDirectoryProgress } from '#src/directory/use-directory-progress.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { isIosSafari } from '#src/pwa/ios-safari.ts';
import { useSyncStatus } from '#src/state/sync-status.ts';
import { hasNoDirectory } from '#src/storage/has-no-directory.ts';
import type { Readiness } from '#src/storage/readiness.ts';
import { Facts } from '#src/ui/facts.tsx';
import { Moment } from '#src/ui/moment.tsx';

/** A line for each part of a trip, then how large, how old and until when. */
export function TripFacts({
  contents: { deals, messages, files, isRead },
  trip,
  readiness,
  partHere,
  directoryBytes,
  isPromised,
}: {
  contents: TripContents;
  trip: Trip;
  readiness: Readiness;
  /** How much of the directory is whole here; undefined while that is looked up. */
  partHere: KeptPart | null | undefined;
  /** Undefined while it is measured. */
  directoryBytes: number | undefined;
  /** Whether the browser has promised to keep it; undefined while it is asked. */
  isPromised: boolean | undefined;
}) {
  const { lastSyncedAt } = useSyncStatus();
  const hasNone = hasNoDirectory(trip, useDirectoryProgress().at, partHere);
  const whole =
    directoryBytes === undefined
      ? undefined
      : deals.bytes + messages.bytes + files.bytesHere + directoryBytes;
  const lines: { id: keyof Readiness; says: string[] }[] = [
    { id: 'app', says: [] },
    {
      id: 'deals',
      says: [
        words.dealCount(deals.count, deals.notes),
        ...(deals.gone > 0 ? [words.gone(deals.gone)] : []),
        ...(deals.away > 0 ? [words.away(deals.away)] : []),
        fileSize(deals.bytes),
      ],
    },
    { id: 'messages', says: [words.messageCount(messages.count), fileSize(messages.bytes)] },
    { id: 'files', says: filesSay(files, isRead.messages) },
    {
      id: 'directory',
      says: hasNone ? [words.noDirectory] : [labelOf(trip.part), sizeOf(directoryBytes)],
    },
  ];
  return (
    <Facts
      facts={[
        ...lines.map(({ id, says }) => ({
          name: words[id],
          value: [readiness[id] ? words.here : words.notHere, ...says].join(' · '),
        })),
        { name: words.size, value: sizeOf(whole) },
        { name: words.taken, value: <Moment at={trip.takenAt} /> },
        { name: words.asOf, value: momentOf(lastSyncedAt) },
        { name: words.until, value: formatDate(trip.until) },
        { name: words.browser, value: promiseOf(isPromised) },
      ]}
    />
  );
}

function filesSay(
  { count, bytes, here, gone, bytesHere }: TripContents['files'],
  areMessagesRead: boolean,
): string[] {
  if (count === 0) return areMessagesRead ? [words.noFiles] : [];
  // Where a message that names a file is not here either, nobody knows how large it is.
  const isMore = areMessagesRead && bytes > bytesHere;
  return [
    words.fileCount(here, count),
    ...(gone > 0 ? [words.filesGone(gone)] : []),
    isMore ? `${fileSize(bytesHere)} of ${fileSize(bytes)}` : fileSize(bytesHere),
  ];
}

function sizeOf(bytes: number | undefined): string {
  return bytes === undefined ? words.measuring : fileSize(bytes);
}

function labelOf(part: Trip['part']): string {
  return keptParts.find((each) => each.part === part)?.label ?? '';
}

function promiseOf(isPromised: boolean | undefined): string {
  if (isPromised === undefined) return words.asked;
  if (isPromised) return words.promised;
  return isIosSafari(navigator) ? words.safari : words.unpromised;
}

function momentOf(at: string | null): ReactNode {
  return at === null ? words.neverHeard : <Moment at={at} />;
}
