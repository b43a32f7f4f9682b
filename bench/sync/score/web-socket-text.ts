/** Reads the frames a browser sends (masked, unpacked; RFC 6455, 5.2) and passes on their text. */
export function webSocketText(note: (text: string) => void): (chunk: Buffer) => void {
  let held = Buffer.alloc(0);
  return (chunk) => {
    held = Buffer.concat([held, chunk]);
    for (;;) {
      const frame = firstFrame(held);
      if (!frame) return;
      note(frame.text);
      held = held.subarray(frame.length);
    }
  };
}

function firstFrame(bytes: Buffer): { text: string; length: number } | null {
  const short = (bytes[1] ?? 0) & 0x7f;
  const lengthBytes = short === 126 ? 2 : short === 127 ? 8 : 0;
  const start = 2 + lengthBytes + 4;
  if (bytes.length < start) return null;
  const size =
    lengthBytes === 0 ? short : lengthBytes === 2 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < start + size) return null;
  const mask = bytes.subarray(start - 4, start);
  const text = bytes.subarray(start, start + size).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
  return { text: Buffer.from(text).toString('utf8'), length: start + size };
}
