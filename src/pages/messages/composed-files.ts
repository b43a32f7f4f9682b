import { chooseFiles, dropChosen, putBackFiles } from '#src/data/chosen-files.ts';
import { inTime } from '#src/lib/in-time.ts';
import type { Attachment } from '#sync/records/message.ts';

/** How long a message waits for its files to be read: where they lie with no network between, that may never end. */
const readingMs = 60_000;

const late =
  'Some files are not read yet. They join the message once they are; sent before that, it goes without them.';

/** Files that are being read, all that were chosen in one go. */
type Reading = { isLate: boolean; ended: Promise<boolean> };

/** The files of the message that is being written. `onChange` hears of whatever changes in what is to be seen. */
export function createComposedFiles(connectionId: string, onChange: () => void) {
  const readings = new Set<Reading>();
  // Those that were chosen here: in another tab there may be more.
  const here = new Set<string>();
  let faults: string[] = [];

  function noteTold() {
    if (readings.size === 0) faults = [];
  }

  /** Answers whether all of them can go along. */
  async function read(files: File[]): Promise<boolean> {
    const found = await chooseFiles(connectionId, files, (hash) => here.add(hash));
    faults = [...new Set([...faults, ...found])];
    return found.length === 0;
  }

  function nextAwaited(): Reading | undefined {
    return [...readings].find(({ isLate }) => !isLate);
  }

  async function readAll(): Promise<boolean> {
    let areWell = true;
    for (let next = nextAwaited(); next; next = nextAwaited()) areWell = (await next.ended) && areWell;
    return areWell;
  }

  function noteLate(): boolean {
    for (const reading of readings) reading.isLate = true;
    onChange();
    return false;
  }

  return {
    /** What of them is to be seen beside those that stand chosen. */
    look: () => ({
      /** Why some cannot go along. */
      faults: [...readings].some(({ isLate }) => isLate) ? [...faults, late] : faults,
      /** More are being read. */
      isReading: readings.size > 0,
    }),
    /** Somebody who comes back is to find it as it is here. */
    isUnderWay: () => readings.size > 0 || faults.length > 0,
    /** The message is to wait for some. */
    areAwaited: () => nextAwaited() !== undefined,
    /** Resolves once they are read, false where one cannot go along or is not read in time: that is told, and awaited no more. */
    areRead: () => inTime(readAll(), readingMs, noteLate),
    /** The message goes. Answers with which, by their hashes: those that were seen to stand chosen, and those that were chosen here since. */
    take(seen: Attachment[]): Set<string> {
      const wanted = new Set([...seen.map(({ hash }) => hash), ...here]);
      here.clear();
      faults = [];
      return wanted;
    },
    async choose(files: File[]): Promise<void> {
      noteTold();
      const reads = read(files);
      const reading = { isLate: false, ended: reads.catch(() => false) };
      readings.add(reading);
      onChange();
      await reads.finally(() => {
        readings.delete(reading);
        onChange();
      });
    },
    /** Puts back what was in a message that was taken back. */
    putBack: (files: Attachment[]) => putBackFiles(connectionId, files),
    async drop(hash: string): Promise<void> {
      noteTold();
      onChange();
      here.delete(hash);
      await dropChosen(connectionId, [{ hash }]);
    },
  };
}
