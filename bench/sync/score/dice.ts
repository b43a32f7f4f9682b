export type Fault = 'none' | 'request-lost' | 'answer-lost' | 'duplicate' | 'delay' | 'cut';
export type FaultCounts = Record<string, number>;

const chances: [Fault, number][] = [
  ['request-lost', 0.05],
  ['answer-lost', 0.06],
  ['duplicate', 0.04],
  ['delay', 0.12],
  ['cut', 0.04],
];

/** Which fault strikes next. A stream is only lost or cut: nobody sends one twice. */
export function dice(random: () => number, counts: FaultCounts): (isStream: boolean) => Fault {
  return (isStream) => {
    let left = random();
    for (const [fault, chance] of chances) {
      left -= chance;
      if (left >= 0) continue;
      const struck = isStream && fault !== 'request-lost' ? 'cut' : fault;
      counts[struck] = (counts[struck] ?? 0) + 1;
      return struck;
    }
    return 'none';
  };
}
