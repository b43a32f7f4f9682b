import { CloudDownload, Download, LoaderCircle } from 'lucide-react';
import { ApiError } from '#src/api/api-error.ts';
import { attachmentWords as words } from '#src/content/messages.ts';
import { useFilesHere } from '#src/data/use-files.ts';
import { fileSize } from '#src/lib/file-size.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { showToast } from '#src/state/toasts.ts';
import { fetchFile } from '#src/syncing/fetch-file.ts';
import { FileChip } from '#src/ui/file-chip.tsx';
import type { Attachment } from '#sync/records/message.ts';

/** The files of a message. Their bytes come when somebody wants them, and stay on the device for a time. */
export function MessageFiles({ messageId, files }: { messageId: string; files: readonly Attachment[] }) {
  const here = useFilesHere();
  return (
    <ul className="my-1 grid w-64 max-w-full gap-2 whitespace-normal">
      {files.map((file) => (
        <li key={file.hash} className="min-w-0">
          <OneFile messageId={messageId} file={file} isHere={here?.has(file.hash) ?? false} />
        </li>
      ))}
    </ul>
  );
}

function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return words.offline;
  if (error.status === 404) return words.gone;
  return error.status === 401 ? words.logIn : words.later;
}

function OneFile({ messageId, file, isHere }: { messageId: string; file: Attachment; isHere: boolean }) {
  const [isBusy, inTurn] = useOneAtATime();
  const { name, size } = file;

  async function save() {
    try {
      saveFile(await fetchFile(messageId, file), name);
    } catch (error) {
      showToast({ kind: 'error', title: words.failed(name), detail: whyNot(error) });
    }
  }

  const Icon = isHere ? Download : CloudDownload;
  return (
    <FileChip name={name} size={isBusy ? words.fetching : fileSize(size)}>
      <button
        type="button"
        aria-label={isHere ? words.save(name) : words.fetch(name)}
        aria-busy={isBusy}
        onClick={() => void inTurn(save)}
        className="btn size-11 shrink-0 btn-square btn-ghost"
      >
        {isBusy ? (
          <LoaderCircle aria-hidden="true" className="size-5 spins-after-a-blink" />
        ) : (
          <Icon aria-hidden="true" className="size-5" />
        )}
      </button>
    </FileChip>
  );
}
