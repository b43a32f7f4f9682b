import { chooseFiles, chosenFor, dropChosen, type OwnFiles, putBackFiles } from '#src/data/chosen-files.ts';
import { inTime } from '#src/lib/in-time.ts';
import type { Attachment } from '#sync/records/message.ts';
import {
  addedAll,
  clearFaults,
  faultsOf,
  forget,
  type GivenFiles,
  giveFiles,
  hasCome,
  isBeingRead,
  noteLate,
  noteTold,
} from './given-files.ts';

/** How long a message waits for its files to be read: where they lie with no network between, that may never end. */
const readingMs = 60_000;

/**
 * Which of the files that stand chosen in a conversation go with which message: each with what was chosen up to its press and
 * since the press before. `onChange` hears of whatever changes in what is to be seen.
 */
export function createComposedFiles(connectionId: string, onChange: () => void) {
  /** Of each message that was pressed for, in their order, and last of the one in the box. */
  let all: GivenFiles[] = [[]];
  // What has gone is seen to stand chosen for a moment more.
  const gone = new Set<string>();
  const inBox = () => all.at(-1) ?? [];

  /** What came with no message was chosen in another tab, or before this page: it is of the one in the box. */
  function isOf(files: GivenFiles, hash: string): boolean {
    return hasCome(files, hash) || (files === inBox() && !all.some((other) => hasCome(other, hash)));
  }

  function isWantedLater(hash: string): boolean {
    return all.slice(1).some((files) => hasCome(files, hash));
  }

  /** Gives files to the message in the box: they are its own wherever it is once they are read. */
  async function give(add: (own: OwnFiles) => Promise<string[]>, isRead: boolean): Promise<void> {
    const files = inBox();
    const adding = giveFiles(
      files,
      (came) =>
        add({
          has: (hash) => isOf(all.includes(files) ? files : inBox(), hash),
          add(hash) {
            came.add(hash);
            gone.delete(hash);
          },
        }),
      isRead,
    );
    onChange();
    await adding.finally(onChange);
  }

  return {
    /** What of it is to be seen. */
    look() {
      const own = inBox();
      return {
        /** Why some files of the message in the box cannot go along. */
        faults: faultsOf(own),
        /** More of its files are on their way. */
        isReading: isBeingRead(own),
        /** Files of any message are. */
        isAdding: all.some(isBeingRead),
        /** Whether a file that stands chosen is one of its. */
        isOwn: (hash: string) => !gone.has(hash) && isOf(own, hash),
      };
    },
    /** Somebody who comes back is to find it as it is here. */
    isUnderWay: () => all.some((files) => isBeingRead(files) || faultsOf(files).length > 0),
    /** The next message begins. `seen`: what stands chosen for this one. Resolves as `addedAll` does, in time. */
    press(seen: Attachment[]): Promise<boolean> {
      const files = inBox();
      const added = inTime(addedAll(files), readingMs, () => {
        noteLate(files);
        onChange();
        return false;
      });
      void giveFiles(
        files,
        async (came) => {
          for (const { hash } of seen) came.add(hash);
          return [];
        },
        false,
      );
      all = [...all, []];
      return added;
    },
    /** What goes with the first message. */
    async ofFirst(): Promise<Attachment[]> {
      const chosen = await chosenFor(connectionId);
      return chosen.filter(({ hash }) => isOf(all[0] ?? [], hash));
    },
    /** Whether a file goes with a message after the first. */
    isWantedLater,
    /** The first message has gone, with these. What is still read is of the one in the box. */
    noteGone(files: Attachment[]) {
      const [first = [], ...others] = all;
      for (const { hash } of files) {
        if (!isWantedLater(hash)) gone.add(hash);
        forget(first, hash);
      }
      all = others;
      inBox().push(...first.filter(({ isRead }) => isRead));
    },
    /** No message has been pressed for any more: all that was given is of the one in the box, and what could not go along is told. */
    putInBox() {
      all = [all.flat()];
      noteTold(inBox());
    },
    choose(files: File[]): Promise<void> {
      clearFaults(inBox());
      return give((own) => chooseFiles(connectionId, files, own), true);
    },
    /** Puts back what was in a message that was taken back. */
    putBack(files: Attachment[]): Promise<void> {
      return give(async (own) => {
        await putBackFiles(connectionId, files, own);
        return [];
      }, false);
    },
    async drop(hash: string): Promise<void> {
      const files = inBox();
      clearFaults(files);
      onChange();
      if (!all.some((other) => other !== files && isOf(other, hash)))
        await dropChosen(connectionId, [{ hash }]);
      forget(files, hash);
      onChange();
    },
    /** What is seen to stand chosen by now. */
    see(chosen: Attachment[]) {
      for (const hash of gone) if (!chosen.some((file) => file.hash === hash)) gone.delete(hash);
    },
  };
}
