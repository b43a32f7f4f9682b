import Router from '@koa/router';
import * as z from 'zod';
import { limits, syncPath, syncRequestSchema } from '#sync/protocol.ts';
import { accountOf } from '../middleware/session.ts';
import { parseInput, readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { requireSpoken, sync } from '../syncing/sync.ts';

const ofSomeProtocol = z.looseObject({ protocol: z.int() });

/** The one round trip. */
export function syncRoutes(services: Services): Router {
  const router = new Router();
  router.post(syncPath, async (ctx) => {
    const body = await readJson(ctx, ofSomeProtocol, limits.requestBytes + 16_384);
    // First: the request of another protocol may have another shape.
    requireSpoken(body.protocol);
    ctx.body = await sync(services, accountOf(ctx), parseInput(syncRequestSchema, body), ctx.ip);
  });
  return router;
}
