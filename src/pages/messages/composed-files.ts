import { chooseFiles, dropChosen, putBackFiles } from '#src/data/chosen-files.ts';
import type { Attachment } from '#sync/records/message.ts';

/** How long a message waits for a file to be read: where that lies with no network between, it may never end. */
const readingMs = 60_000;

const late =
  'Some files are not read yet. They join the message once they are; sent before that, it goes without them.';

/** A file that is being read. `ended` resolves once nothing waits for it any more. */
export type Reading = {
  id: number;
  name: string;
  size: number;
  isLate: boolean;
  ended: Promise<void>;
  end: () => void;
};

/** The files of the message that is being written. `onChange` hears of whatever changes in what is to be seen. */
export function createComposedFiles(connectionId: string, onChange: () => void) {
  let readings: Reading[] = [];
  // Those that were chosen here: in another tab there may be more.
  const here = new Set<string>();
  let faults: string[] = [];
  let failures = 0;
  let begun = 0;

  function isWanted(reading: Reading): boolean {
    return readings.includes(reading);
  }

  /**
   * Reads one after the other, from when `before` has resolved, each as `ready` resolves: it rejects where they are not to be read
   * any more. Rejects where something else fails than what `read` answers to be told.
   */
  async function readEach<Given extends { name: string; size: number }>(
    given: Given[],
    { before, ready }: { before: Promise<unknown>; ready: () => Promise<void> },
    read: (file: Given, reading: Reading) => Promise<string[]>,
  ) {
    let last = before;
    const each = given.map((file) => {
      const reading = begin(file);
      const reads = last
        .then(ready)
        .then(() => follow(reading, () => read(file, reading)))
        .finally(() => leave(reading));
      last = reading.ended;
      return reads;
    });
    onChange();
    await Promise.all([ready(), ...each]);
  }

  function begin({ name, size }: { name: string; size: number }): Reading {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    begun += 1;
    const reading = { id: begun, name, size, isLate: false, ended, end };
    readings = [...readings, reading];
    return reading;
  }

  async function follow(reading: Reading, read: () => Promise<string[]>): Promise<void> {
    if (!isWanted(reading)) return;
    const timer = setTimeout(() => noteLate(reading), readingMs);
    try {
      const found = await read();
      if (isWanted(reading)) noteFaults(found);
    } catch (error) {
      if (isWanted(reading)) failures += 1;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  function noteFaults(found: string[]) {
    failures += found.length;
    faults = [...new Set([...faults, ...found])];
  }

  function noteLate(reading: Reading) {
    if (!isWanted(reading)) return;
    reading.isLate = true;
    failures += 1;
    reading.end();
    onChange();
  }

  function leave(reading: Reading) {
    readings = readings.filter((other) => other !== reading);
    reading.end();
    onChange();
  }

  function awaited(): Reading | undefined {
    return readings.find(({ isLate }) => !isLate);
  }

  function noteTold() {
    if (readings.length === 0) faults = [];
  }

  return {
    /** What of them is to be seen beside those that stand chosen. */
    look: () => ({
      readings,
      /** Why some cannot go along. */
      faults: readings.some(({ isLate }) => isLate) ? [...faults, late] : faults,
    }),
    /** Somebody who comes back is to find it as it is here. */
    isUnderWay: () => readings.length > 0 || faults.length > 0,
    /** The message is to wait for some. */
    areAwaited: () => awaited() !== undefined,
    /** Resolves once none is awaited any more, false where one has failed meanwhile, or is late: that is told. */
    async areRead(): Promise<boolean> {
      const before = failures;
      for (let next = awaited(); next; next = awaited()) await next.ended;
      return failures === before;
    },
    /**
     * The message is to go. With these, by their hashes: those that were seen to stand chosen, and those that were chosen here
     * since. Without what is late.
     */
    take(seen: Attachment[]) {
      const wanted = new Set([...seen.map(({ hash }) => hash), ...here]);
      here.clear();
      faults = [];
      return { wanted, late: readings };
    },
    /** It has gone. */
    letGo(late: Reading[]) {
      for (const reading of late) leave(reading);
    },
    choose(files: File[], ready: () => Promise<void>): Promise<void> {
      noteTold();
      const before = Promise.all(readings.map(({ ended }) => ended));
      return readEach(files, { before, ready }, (file, reading) =>
        chooseFiles(connectionId, [file], {
          isWanted: () => isWanted(reading),
          onChosen: (hash) => here.add(hash),
        }),
      );
    },
    /** Puts back what was in a message that was not taken. */
    putBack(files: Attachment[], ready: () => Promise<void>): Promise<void> {
      return readEach(files, { before: Promise.resolve(), ready }, async (file) => {
        await putBackFiles(connectionId, [file]);
        here.add(file.hash);
        return [];
      });
    },
    /** Takes out one that is being read. */
    takeOut: leave,
    async drop(hash: string): Promise<void> {
      noteTold();
      onChange();
      here.delete(hash);
      await dropChosen(connectionId, [{ hash }]);
    },
  };
}
