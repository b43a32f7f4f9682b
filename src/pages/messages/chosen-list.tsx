import { X } from 'lucide-react';
import { attachmentWords as words } from '#src/content/messages.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { FileChip } from '#src/ui/file-chip.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { keepFocus } from '#src/ui/keep-focus.ts';
import type { Composing } from './use-composing.ts';
import { useHeardFiles } from './use-heard-files.ts';

/** The files that go along with the message, those that are being read, and why some cannot go. */
export function ChosenList({
  choosing: { files, readings, faults, isWaiting, drop, takeOut },
}: {
  choosing: Composing['choosing'];
}) {
  const heard = useHeardFiles({ files, readings, isWaiting });
  const isReading = readings.length > 0;
  const isEmpty = files.length === 0 && !isReading && faults.length === 0;
  return (
    // Always there, so that a screen reader hears what appears in it, and the focus has a place once the last file is out.
    <section
      ref={keepFocus}
      role="group"
      tabIndex={-1}
      aria-label={words.chosen}
      className={isEmpty ? 'sr-only' : 'grid gap-2'}
    >
      {files.length > 0 && (
        <ul aria-label={words.chosen} className={listLook}>
          {files.map(({ hash, ...file }) => (
            <Chosen key={hash} {...file} onDrop={() => drop(hash)} />
          ))}
        </ul>
      )}
      {isReading && (
        <ul aria-label={words.adding} className={listLook}>
          {readings.map((reading) => (
            <Chosen key={reading.id} {...reading} isComing onDrop={() => takeOut(reading)} />
          ))}
        </ul>
      )}
      {isReading && (
        // Heard below, where it lasts.
        <p aria-hidden="true" className="text-sm text-quiet">
          {isWaiting ? words.waiting : words.adding}
        </p>
      )}
      <p role="status" className="sr-only">
        {heard}
      </p>
      {faults.length > 0 && (
        <div role="alert" className="grid gap-1 text-sm wrap-anywhere text-error">
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
    </section>
  );
}

const listLook = 'grid max-h-40 gap-2 overflow-y-auto sm:grid-cols-2';

function Chosen({
  name,
  size,
  isComing,
  onDrop,
}: {
  name: string;
  size: number;
  isComing?: boolean;
  onDrop: () => void;
}) {
  return (
    <li className="min-w-0">
      <FileChip name={name} size={fileSize(size)} isComing={isComing}>
        <IconButton icon={X} label={words.drop(name)} onPress={onDrop} />
      </FileChip>
    </li>
  );
}
