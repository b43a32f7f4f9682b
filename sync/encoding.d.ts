// What browsers and Node both have of the Encoding standard; their own declarations say the rest where they are known.

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, bytes: Uint8Array): { read: number; written: number };
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  /** Throws TypeError where `fatal` and the bytes are no text. */
  decode(bytes: Uint8Array): string;
}
