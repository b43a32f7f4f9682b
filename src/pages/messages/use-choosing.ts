import { useRef, useState } from 'react';
import { chooseFiles, dropChosen } from '#src/data/chosen-files.ts';
import { useChosenFiles } from '#src/data/use-files.ts';
import { tell } from './tell.ts';

/** The files that go along with what is being written to somebody: on the device from the moment they are chosen. */
export function useChoosing(connectionId: string) {
  const files = useChosenFiles(connectionId);
  const [faults, setFaults] = useState<string[]>([]);
  const [isAdding, setAdding] = useState(false);
  const adding = useRef(Promise.resolve(true));

  async function add(given: File[]): Promise<boolean> {
    try {
      const found = await chooseFiles(connectionId, given);
      setFaults(found);
      return found.length === 0;
    } catch (error) {
      tell(error);
      return false;
    }
  }

  async function rest(all: Promise<boolean>): Promise<void> {
    await all;
    if (adding.current !== all) return;
    adding.current = Promise.resolve(true);
    setAdding(false);
  }

  return {
    files,
    /** Why some cannot go along. */
    faults,
    isAdding,
    choose(given: File[]) {
      setFaults([]);
      setAdding(true);
      const all = Promise.all([adding.current, add(given)]).then((each) => each.every(Boolean));
      adding.current = all;
      void rest(all);
    },
    /** Resolves once every file that was chosen is kept; false where one of those on their way cannot go along. */
    added: () => adding.current,
    drop(hash: string) {
      setFaults([]);
      void dropChosen(connectionId, [{ hash }]).catch(tell);
    },
    settle: () => setFaults([]),
  };
}
