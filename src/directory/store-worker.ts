import { isStorageFull } from '#src/data/database/storage-full.ts';
import { DamagedDirectoryFile } from '#sync/directory/damaged-file.ts';
import type { StoreFault, StoreReply, StoreRequest } from './store-messages.ts';
import { storeFiles } from './stored-files.ts';

self.onmessage = async ({ data: { number, served } }: MessageEvent<StoreRequest>) => {
  const fault = await storeFiles(served).then(() => null, faultOf);
  self.postMessage({ number, fault } satisfies StoreReply);
};

/** An error loses what it is on its way to another thread. */
function faultOf(error: unknown): StoreFault {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  if (isStorageFull(error)) return { kind: 'storage-full', reason };
  return { kind: error instanceof DamagedDirectoryFile ? 'damaged' : 'other', reason };
}
