import { seededRandom } from '#server/seed/random.ts';

/** Luck, given anew at each step of a history: taking other steps away leaves this step's luck as it was. */
export type Chance = {
  begin(luck: number): void;
  /** From 0 up to 1. */
  random(): number;
  /** Whole numbers from 0 to `below` - 1. */
  below(below: number): number;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
  /** One of a list; undefined where it is empty. */
  oneOf<T>(list: readonly T[]): T | undefined;
};

export function createChance(): Chance {
  let random = seededRandom(0);
  return {
    begin(luck) {
      random = seededRandom(luck);
    },
    random: () => random(),
    below: (below) => Math.floor(random() * below),
    percent: (share) => random() * 100 < share,
    oneOf: (list) => list[Math.floor(random() * list.length)],
  };
}
