import { HttpFailure } from '../http-failure.ts';

const mostStreams = 2_000;
const mostOfAnAccount = 20;
const mostGuestsOfAnAddress = 50;

type Stream = { accountId: string | null; address: string; close(): void };

/** The open event streams of this process, and how many anybody may hold. */
export type Streams = {
  /**
   * Takes a stream in; answers how to let it go. The oldest of an account makes room: it is likeliest to be of a phone
   * that went away without a word. A guest beyond those of an address is asked to come later, as an address may be a
   * whole college: HttpFailure 429; 503 where the process holds all it can.
   */
  take(stream: Stream): () => void;
  count(): number;
};

export function createStreams(): Streams {
  const open = new Set<Stream>();
  return {
    take(stream) {
      if (open.size >= mostStreams) throw full(503);
      const { accountId, address } = stream;
      if (accountId === null) {
        const guests = [...open].filter((other) => other.accountId === null && other.address === address);
        if (guests.length >= mostGuestsOfAnAddress) throw full(429);
      } else {
        const own = [...open].filter((other) => other.accountId === accountId);
        if (own.length >= mostOfAnAccount) own[0]?.close();
      }
      open.add(stream);
      return () => open.delete(stream);
    },
    count: () => open.size,
  };
}

function full(status: 429 | 503): HttpFailure {
  const failure = { code: 'busy', message: 'Too many are listening just now.' };
  return new HttpFailure(status, failure, { 'Retry-After': '30' });
}
