import { createStore } from 'zustand/vanilla';

/** `writes`: which of the person's changes it is, as `Meta` counts them; null until it is stored. */
type Change = { stored: { personId: string; writes: number } | null };

/** What was done in this tab and is not stored yet, or stored and not yet counted by what is said of the outbox. */
export const storing = createStore<{ changes: readonly Change[] }>(() => ({ changes: [] }));

/** Something is about to be stored; whoever begins it tells how it ended. */
export function beginChange() {
  let change: Change = { stored: null };
  storing.setState(({ changes }) => ({ changes: [...changes, change] }));

  function replace(...by: Change[]) {
    storing.setState(({ changes }) => ({
      changes: changes.flatMap((each) => (each === change ? by : [each])),
    }));
  }

  return {
    stored(personId: string, writes: number) {
      const counted: Change = { stored: { personId, writes } };
      replace(counted);
      change = counted;
    },
    /** It was not stored, or this tab does not count it. */
    end: () => replace(),
  };
}

/** For what reads first what stands, or waits its turn: it is something done, and not stored yet, from its beginning on. */
export async function changing(work: () => Promise<void>): Promise<void> {
  const change = beginChange();
  try {
    await work();
  } finally {
    change.end();
  }
}

/** What is said of the outbox counts all that this person had written by then; of another person nothing is said here. */
export function noteCounted(personId: string, writes: number): void {
  const { changes } = storing.getState();
  const left = changes.filter(
    ({ stored }) => stored === null || (stored.personId === personId && stored.writes > writes),
  );
  if (left.length < changes.length) storing.setState({ changes: left });
}
