import { faultWords, keptParts, keptWords, noNetworkWords } from '#src/content/directory.ts';
import { useDirectoryProgress } from '#src/directory/use-directory-progress.ts';
import type { KeptChoice } from '#src/directory/use-kept-part.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { useSyncStatus } from '#src/state/sync-status.ts';
import { syncNow } from '#src/syncing/sync-now.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { useStored } from '#src/ui/use-stored.ts';
import { keepPart } from './keep-part.ts';

/** See KeptPartChoice. Who can choose has what stores the choice. */
export function KeptPartForm({ kept }: { kept: KeptChoice }) {
  const download = useDirectoryProgress();
  const isOffline = useSyncStatus().connection === 'offline';
  const isAsking = download.at === 'asking';
  const [part, choose, isStoring] = useStored(isAsking ? 'first' : kept.part, keepPart);
  return (
    <div className="grid gap-3">
      {isAsking && (
        <Notice
          title={keptWords.asking}
          action={
            <Button small onClick={() => choose('everything')}>
              Bring the rest ({fileSize(download.bytes)})
            </Button>
          }
        >
          {keptWords.askingReason}
        </Notice>
      )}
      {download.at === 'fault' && (
        <Notice
          title={keptWords.stopped}
          action={
            <Button small onClick={syncNow}>
              Retry
            </Button>
          }
        >
          {isOffline && download.reason === 'no-answer' ? noNetworkWords : faultWords[download.reason]}
        </Notice>
      )}
      {download.at === 'downloading' && (
        <p className="text-sm text-quiet tabular-nums">
          {keptWords.arriving}: {fileSize(download.bytes)} of {fileSize(download.of)}
        </p>
      )}
      <div className="sm:max-w-sm">
        <SelectField
          label={keptWords.label}
          hint={keptWords.hint}
          options={keptParts.map(({ part, label }) => ({
            value: part,
            label: `${label} (${fileSize(kept.bytes[part])})`,
          }))}
          value={part}
          aria-busy={isStoring || undefined}
          onChange={({ target }) => {
            const chosen = keptParts.find(({ part }) => part === target.value);
            if (chosen) choose(chosen.part);
          }}
        />
      </div>
    </div>
  );
}
