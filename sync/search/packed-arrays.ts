type Numbers = Uint8Array | Uint16Array | Uint32Array;
type Place = { type: 'Uint8Array' | 'Uint16Array' | 'Uint32Array'; at: number; length: number };
type Header = { note: unknown; places: Record<string, Place> };

/** What a packed buffer holds. The arrays are views of it: nothing is copied. Each throws where there is no such array. */
export type UnpackedArrays = {
  note: unknown;
  bytes: (name: string) => Uint8Array;
  shorts: (name: string) => Uint16Array;
  longs: (name: string) => Uint32Array;
  /** The parts under one prefix, such as the arrays of one of several indexes. */
  under: (prefix: string) => UnpackedArrays;
};

const headroom = 8;

/** One buffer of many arrays and a note in JSON: the length of the header (32 bits), the header, the arrays. */
export function packArrays(note: unknown, arrays: Record<string, Numbers>): ArrayBuffer {
  let end = 0;
  const places: Record<string, Place> = {};
  for (const [name, array] of Object.entries(arrays)) {
    places[name] = { type: typeOf(array), at: end, length: array.length };
    end += aligned(array.byteLength);
  }
  const header = new TextEncoder().encode(JSON.stringify({ note, places } satisfies Header));
  const start = headroom + aligned(header.length);
  const buffer = new ArrayBuffer(start + end);
  new Uint32Array(buffer, 0, 1)[0] = header.length;
  new Uint8Array(buffer).set(header, headroom);
  for (const [name, array] of Object.entries(arrays)) {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    new Uint8Array(buffer).set(bytes, start + (places[name]?.at ?? 0));
  }
  return buffer;
}

export function unpackArrays(buffer: ArrayBuffer): UnpackedArrays {
  const length = new Uint32Array(buffer, 0, 1)[0] ?? 0;
  const text = new TextDecoder().decode(new Uint8Array(buffer, headroom, length));
  const { note, places }: Header = JSON.parse(text);
  return viewsOf(buffer, { note, places }, headroom + aligned(length), '');
}

function viewsOf(buffer: ArrayBuffer, header: Header, start: number, prefix: string): UnpackedArrays {
  const place = (name: string, type: Place['type']): [ArrayBuffer, number, number] => {
    const found = header.places[prefix + name];
    if (found?.type !== type) throw new Error(`The index has no ${type} "${prefix}${name}"`);
    return [buffer, start + found.at, found.length];
  };
  return {
    note: header.note,
    bytes: (name) => new Uint8Array(...place(name, 'Uint8Array')),
    shorts: (name) => new Uint16Array(...place(name, 'Uint16Array')),
    longs: (name) => new Uint32Array(...place(name, 'Uint32Array')),
    under: (below) => viewsOf(buffer, header, start, prefix + below),
  };
}

/** The same arrays under a prefix. */
export function prefixed(prefix: string, arrays: Record<string, Numbers>): Record<string, Numbers> {
  return Object.fromEntries(Object.entries(arrays).map(([name, array]) => [prefix + name, array]));
}

function typeOf(array: Numbers): Place['type'] {
  if (array instanceof Uint8Array) return 'Uint8Array';
  return array instanceof Uint16Array ? 'Uint16Array' : 'Uint32Array';
}

function aligned(length: number): number {
  return Math.ceil(length / 8) * 8;
}
