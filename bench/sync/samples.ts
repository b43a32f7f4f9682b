import { quantiles } from '../quantiles.ts';

/** What was measured of one peer: values by name of the measure. */
export type Samples = ReturnType<typeof createSamples>;

export function createSamples() {
  const values = new Map<string, number[]>();
  return {
    add(name: string, value: number) {
      values.set(name, [...(values.get(name) ?? []), value]);
    },
    /** Undefined where nothing was measured. */
    of(name: string) {
      const found = values.get(name);
      return found ? { ...quantiles(found), count: found.length } : undefined;
    },
  };
}
