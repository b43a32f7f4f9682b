import { PassThrough } from 'node:stream';
import Router from '@koa/router';
import { eventsPath } from '#sync/protocol.ts';
import { accountOf, currentAccount } from '../middleware/session.ts';
import type { Services } from '../services.ts';
import { audiencesOf } from '../syncing/audiences.ts';
import { pokeDelay } from '../syncing/poke-delay.ts';
import { createStreams } from '../syncing/streams.ts';

const heartbeat = 25_000;

/** The stream that says when to sync. It ends with the session it began with. */
export function eventsRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });
  const streams = createStreams();

  router.get(eventsPath, (ctx) => {
    const stream = new PassThrough();
    const account = accountOf(ctx);
    const accountId = account?.id ?? null;
    let audiences = audiencesOf(account);
    let delay: ReturnType<typeof setTimeout> | undefined;
    const letGo = streams.take({ accountId, address: ctx.ip, close: () => stream.end() });
    const beat = setInterval(
      () => void whileItHolds(() => stream.write('event: beat\ndata: {}\n\n')),
      heartbeat,
    );
    const unsubscribe = services.poke.subscribe({
      audiences: () => audiences,
      // Many changes are one poke, and many listeners do not all come at once.
      poke() {
        delay ??= setTimeout(
          () => {
            delay = undefined;
            void whileItHolds(() => stream.write('event: poke\ndata: {}\n\n'));
          },
          pokeDelay(streams.count(), Math.random),
        );
      },
      recheck(id) {
        if (id === accountId) void whileItHolds(() => {});
      },
    });
    stream.on('close', end);
    ctx.req.on('close', () => stream.destroy());

    function end() {
      letGo();
      clearInterval(beat);
      clearTimeout(delay);
      unsubscribe();
    }

    /** A session ends at any time, and what a person may see changes with them. */
    async function whileItHolds(write: () => void) {
      try {
        const now = await currentAccount(services, ctx);
        if (stream.destroyed || stream.writableEnded) return;
        audiences = audiencesOf(now);
        if ((now?.id ?? null) === accountId) write();
        else stream.end();
      } catch (error) {
        services.log.warn({ error: String(error) }, 'an event stream could not be checked');
        stream.end();
      }
    }

    ctx.set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' });
    ctx.compress = false;
    ctx.body = stream;
    stream.write('retry: 5000\n\n');
  });

  return router;
}
