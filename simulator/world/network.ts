import type { Chance } from './chance.ts';
import type { Reply } from './server.ts';

/** What a network did to a round trip; counted by name. */
export const networkFaults = [
  'request lost',
  'answer lost',
  'request doubled',
  'request delayed',
  'answer delayed',
  'answer cut in the middle',
  'black hole until the timeout',
  'captive portal',
  'busy: 503',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** Where a request comes from: the cookie is read when it leaves. */
export type Origin = { isOnline: boolean; cookie: string | null };

/** What became of a question; `knew`: how the server's counter stood when it was answered. */
export type Trip = { fate: 'never asked' | 'lost' | 'answered' | 'turned away'; knew?: string };

export type Network = {
  /** How many round trips in a hundred meet a fault. */
  weather: number;
  /** As `fetch`: rejects where no answer comes, by itself or by the signal. */
  fetch(
    from: Origin,
    init: { arrive: Arrival; signal: AbortSignal },
    watcher: TripWatcher,
  ): Promise<Response>;
};

/** What the server does with a request that reaches it, as the one whom the cookie names. */
export type Arrival = (cookie: string | null) => Promise<Reply>;

type TripWatcher = { onFault(fault: NetworkFault): void; onEnd(trip: Trip): void };

/** Carries requests between browsers and the server as real networks do, by chance. */
export function createNetwork(chance: Chance, now: () => number): Network {
  const network: Network = {
    weather: 0,
    async fetch(from, { arrive, signal }, { onFault, onEnd }) {
      const aborted = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason)),
      );
      const carried = await Promise.race([carry(from, arrive, onFault), aborted]).catch((error: unknown) => {
        onEnd({ fate: 'lost' });
        throw error;
      });
      onEnd(carried.trip);
      return carried.response;
    },
  };

  async function carry(
    from: Origin,
    arrive: Arrival,
    onFault: TripWatcher['onFault'],
  ): Promise<{ trip: Trip; response: Response }> {
    const { cookie } = from;
    if (!from.isOnline) throw new TypeError('Failed to fetch');
    const fault = chance.percent(network.weather) ? chance.oneOf(networkFaults) : undefined;
    if (fault) onFault(fault);
    if (fault === 'request lost') throw new TypeError('Failed to fetch');
    if (fault === 'black hole until the timeout') return new Promise(() => {});
    if (fault === 'captive portal')
      return lost(respond({ status: 200, text: '<html>Please sign in to this hotel</html>' }));
    if (fault === 'busy: 503')
      return lost(respond({ status: 503, text: '{}', retryAfter: 1 + chance.below(30) }));
    if (fault === 'request delayed') await later(chance.below(15_000));
    if (fault === 'request doubled') void later(chance.below(200_000)).then(() => arrive(cookie));
    const slowly = fault === 'answer delayed' ? chance.below(15_000) : 10 + chance.below(90);
    const cutAt = chance.random();
    const reply = await arrive(cookie);
    await later(slowly);
    if (!reply || fault === 'answer lost' || !from.isOnline) throw new TypeError('Failed to fetch');
    if (fault === 'answer cut in the middle') return lost(cut(reply, cutAt));
    return { trip: tripOf(reply), response: respond(reply) };
  }

  function respond({ status, text, retryAfter }: NonNullable<Reply>): Response {
    const headers = new Map([['Date', new Date(now()).toUTCString()]]);
    if (retryAfter !== undefined) headers.set('Retry-After', `${retryAfter}`);
    const read = {
      status,
      ok: status >= 200 && status < 300,
      statusText: '',
      headers: { get: (name: string) => headers.get(name) ?? null },
      body: { getReader: () => inOnePiece(text) },
    };
    return read as unknown as Response; // all that the app reads of one: a stream for each would take longer
  }

  function cut({ status, text }: NonNullable<Reply>, at: number): Response {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(text.slice(0, Math.floor(text.length * at))));
        controller.error(new TypeError('terminated'));
      },
    });
    return new Response(body, { status });
  }
  return network;
}

function inOnePiece(text: string) {
  const pieces = [new TextEncoder().encode(text)].values();
  return { read: async () => pieces.next() };
}

function lost(response: Response): { trip: Trip; response: Response } {
  return { trip: { fate: 'lost' }, response };
}

function tripOf({ status, knew }: NonNullable<Reply>): Trip {
  if (status === 401) return { fate: 'turned away' };
  return status === 200 && knew !== undefined ? { fate: 'answered', knew } : { fate: 'lost' };
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
