// Divisible by three, so that the pieces join without padding between them; small enough to be arguments of one call.
const piece = 30_000;

export function base64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += piece)
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + piece))));
  return pieces.join('');
}
