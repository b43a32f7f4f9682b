/** Files that were given to a message in one go: chosen, or put back with its words. */
type Given = {
  /** The hashes of those that stand chosen, noted before they do. */
  came: Set<string>;
  /** Why some cannot go along. */
  faults: string[];
  isRead: boolean;
  /** Resolves once they are kept; false where one cannot go along and nobody has been told. */
  added: Promise<boolean>;
};

/** All that was given to a message. */
export type GivenFiles = Given[];

/** Gives files to a message: `add` notes which come, and answers why some cannot. Rejects as it does. */
export async function giveFiles(
  files: GivenFiles,
  add: (came: Set<string>) => Promise<string[]>,
  /** They are read first, which may take long. */
  isRead: boolean,
): Promise<void> {
  const given: Given = { came: new Set(), faults: [], isRead, added: Promise.resolve(true) };
  files.push(given);
  const adding = add(given.came);
  given.added = adding.then(
    (faults) => faults.length === 0,
    () => false,
  );
  try {
    given.faults = await adding;
  } catch (error) {
    given.faults = [];
    throw error;
  } finally {
    given.isRead = false;
    if (!isBeingRead(files)) noteTold(files);
  }
}

export function isBeingRead(files: GivenFiles): boolean {
  return files.some(({ isRead }) => isRead);
}

export function faultsOf(files: GivenFiles): string[] {
  return [...new Set(files.flatMap(({ faults }) => faults))];
}

/** Resolves once all are kept; false where one that was on its way cannot go along. */
export async function addedAll(files: GivenFiles): Promise<boolean> {
  const each = await Promise.all(files.map(({ added }) => added));
  return each.every(Boolean);
}

/** The person has been told what cannot go along: pressed for from now on, the message goes without. */
export function noteTold(files: GivenFiles): void {
  for (const given of files) if (!given.isRead) given.added = Promise.resolve(true);
}

/** Says that some are still read: pressed for from now on, the message goes without. */
export function noteLate(files: GivenFiles): void {
  for (const given of files.filter(({ isRead }) => isRead)) {
    given.faults = [late];
    given.added = Promise.resolve(true);
  }
}
const late =
  'Some files are not read yet. They join the message once they are; sent before that, it goes without them.';

/** The person chooses anew: what was told of the files before is past. */
export function clearFaults(files: GivenFiles): void {
  if (isBeingRead(files)) return;
  for (const given of files) given.faults = [];
}

export function forget(files: GivenFiles, hash: string): void {
  for (const { came } of files) came.delete(hash);
}

export function hasCome(files: GivenFiles, hash: string): boolean {
  return files.some(({ came }) => came.has(hash));
}
