/** A list of 32-bit numbers that is filled once, at a quarter of the memory of an array of numbers. */
export type GrowingArray = { values: Uint32Array<ArrayBuffer>; length: number };

export function growingArray(): GrowingArray {
  return { values: new Uint32Array(4_096), length: 0 };
}

export function append(array: GrowingArray, value: number): void {
  if (array.length === array.values.length) {
    const grown = new Uint32Array(array.length * 2);
    grown.set(array.values);
    array.values = grown;
  }
  array.values[array.length++] = value;
}
