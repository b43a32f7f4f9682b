import { X } from 'lucide-react';
import { attachmentWords as words } from '#src/content/messages.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { FileChip } from '#src/ui/file-chip.tsx';
import type { Composing } from './use-composing.ts';

/** The files that go along with the message, and those that cannot. */
export function ChosenList({
  choosing: { files, faults, isReading, isWaiting, drop },
}: {
  choosing: Composing['choosing'];
}) {
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={words.chosen} className="grid max-h-40 gap-2 overflow-y-auto sm:grid-cols-2">
          {files.map(({ hash, name, size }) => (
            <li key={hash} className="min-w-0">
              <FileChip name={name} size={fileSize(size)}>
                <button
                  type="button"
                  aria-label={words.drop(name)}
                  onClick={() => drop(hash)}
                  className="btn size-11 shrink-0 btn-square btn-ghost"
                >
                  <X aria-hidden="true" className="size-5" />
                </button>
              </FileChip>
            </li>
          ))}
        </ul>
      )}
      {isReading && (
        <p role="status" className="text-sm text-quiet">
          {isWaiting ? words.waiting : words.adding}
        </p>
      )}
      {faults.length > 0 && (
        <div role="alert" className="grid gap-1 text-sm wrap-anywhere text-error">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
    </>
  );
}
