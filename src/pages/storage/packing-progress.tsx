import { tripWords as words } from '#src/content/trip.ts';
import type { TripContents } from '#src/data/trip-contents.ts';
import { useDirectoryProgress } from '#src/directory/use-directory-progress.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { useSyncStatus } from '#src/state/sync-status.ts';
import type { Packing } from '#src/storage/packing.ts';
import { MeterBar } from '#src/ui/meter-bar.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** How far the packing has come, or why it ended before everything was here. */
export function PackingProgress({ progress, files }: { progress: Packing; files: TripContents['files'] }) {
  const download = useDirectoryProgress();
  const { connection } = useSyncStatus();
  if (progress.at === 'rest') {
    // A tab that was opened since has tried nothing yet.
    const fault = progress.fault ?? (connection === 'offline' ? 'offline' : null);
    // The server was heard since.
    if (fault === null || (fault === 'offline' && connection === 'ok')) return null;
    return <Notice look="warn">{words.faults[fault]}</Notice>;
  }
  if (progress.at === 'files') {
    const { left, bytes, size } = progress;
    if (size === 0) return null;
    // Of the whole trip: what is brought after a pause begins no new count.
    const done = Math.max(0, files.count - left);
    const come = bytes === 0 ? '' : `: ${fileSize(bytes)} of ${fileSize(size)}`;
    return (
      <MeterBar
        label={words.bringing}
        percent={percent(done + bytes / size, files.count)}
        words={`${words.packingFile(done, files.count)}${come}`}
      />
    );
  }
  const { bytes, of } = download.at === 'downloading' ? download : { bytes: 0, of: 0 };
  return (
    <MeterBar
      label={words.bringing}
      percent={percent(bytes, of)}
      words={
        of === 0 ? words.packingDirectory : `${words.packingDirectory}: ${fileSize(bytes)} of ${fileSize(of)}`
      }
    />
  );
}

function percent(done: number, of: number): number {
  return of === 0 ? 0 : Math.min(100, Math.round((100 * done) / of));
}
