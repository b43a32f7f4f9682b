import { PassThrough } from 'node:stream';
import Router from '@koa/router';
import { eventsPath, limits, syncPath, syncRequestSchema } from '#sync/protocol.ts';
import { HttpFailure } from '../http-failure.ts';
import { accountOf } from '../middleware/session.ts';
import { readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { pokeDelay } from '../syncing/poke-delay.ts';
import { sync } from '../syncing/sync.ts';

const heartbeat = 25_000;
const mostStreams = 2_000;

/** The one round trip, and the stream that says when to make it. */
export function syncRoutes(services: Services): Router {
  const router = new Router();
  let streams = 0;

  router.post(syncPath, async (ctx) => {
    ctx.body = await sync(
      services,
      accountOf(ctx),
      await readJson(ctx, syncRequestSchema, limits.requestBytes + 16_384),
    );
  });

  router.get(eventsPath, (ctx) => {
    if (streams >= mostStreams) throw tooManyStreams();
    streams += 1;
    const stream = new PassThrough();
    const beat = setInterval(() => stream.write(': still here\n\n'), heartbeat);
    let poke: ReturnType<typeof setTimeout> | undefined;
    // Many changes are one poke, and many listeners do not all come at once.
    const unsubscribe = services.poke.subscribe(() => {
      poke ??= setTimeout(
        () => {
          poke = undefined;
          stream.write('event: poke\ndata: {}\n\n');
        },
        pokeDelay(streams, Math.random),
      );
    });
    ctx.req.on('close', () => {
      streams -= 1;
      clearInterval(beat);
      clearTimeout(poke);
      unsubscribe();
      stream.end();
    });
    ctx.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    ctx.compress = false;
    ctx.body = stream;
    stream.write('retry: 5000\n\n');
  });

  return router;
}

function tooManyStreams(): HttpFailure {
  return new HttpFailure(
    503,
    { code: 'busy', message: 'Too many are listening just now.' },
    { 'Retry-After': '30' },
  );
}
