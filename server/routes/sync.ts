import Router from '@koa/router';
import * as z from 'zod';
import { limits, type SyncRequest, syncPath, syncRequestSchema } from '#sync/protocol.ts';
import { lastSeqOf } from '../db/clients.ts';
import type { Db } from '../db/connection.ts';
import { accountOf, requireNotSignedOut } from '../middleware/session.ts';
import { createPace } from '../policies/pace.ts';
import { createPullPace } from '../policies/pull-pace.ts';
import { parseInput, readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { requireSpoken, sync } from '../syncing/sync.ts';

const ofSomeProtocol = z.looseObject({ protocol: z.int() });
/** A device whose line breaks off long answers asks for shorter ones. */
const wished = z.coerce.number().int().min(1_000).max(limits.replyBytes).catch(limits.replyBytes);

/** Mutations of an address's guests, and of a person: what became of each is kept, whatever it was. Weeks without a network are some thousands. */
const paces = { guests: { most: 120, within: 60_000 }, person: { most: 3_000, within: 900_000 } };
const tooMuch = { code: 'busy', message: 'Much is being sent from here just now. This waits its turn.' };
const tooMuchAsked = {
  code: 'busy',
  message: 'Much is being asked for from here just now. Please wait a moment.',
};

/** The one round trip. */
export function syncRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });
  const ofGuests = createPace(paces.guests, tooMuch);
  const ofPeople = createPace(paces.person, tooMuch);
  const pulls = createPullPace(tooMuchAsked);
  router.post(syncPath, async (ctx) => {
    const body = await readJson(ctx, ofSomeProtocol, limits.requestBytes + 16_384);
    // First: the request of another protocol may have another shape.
    requireSpoken(body.protocol);
    const request = parseInput(syncRequestSchema, body);
    const account = accountOf(ctx);
    if (!account && request.userId !== null) await requireNotSignedOut(services, ctx, request.userId);
    const [now, sent] = [Date.parse(services.now()), await newIn(services.database.read, request)];
    const asker = { account, address: ctx.ip };
    pulls.take(asker, now);
    if (request.userId === null) ofGuests.take(ctx.ip, now, sent);
    else if (account) ofPeople.take(account.id, now, sent);
    const replyBytes = wished.parse(ctx.query.replyBytes);
    const reply = JSON.stringify(await sync(services, account, request, { from: ctx.ip, replyBytes }));
    pulls.told(asker, Date.parse(services.now()), Buffer.byteLength(reply));
    ctx.type = 'json';
    ctx.body = reply;
  });
  return router;
}

/** How many of these have not come before; what a lost answer has a device send again costs little, and counts as a twentieth. */
async function newIn(db: Db, { clientId, userId, mutations }: SyncRequest): Promise<number> {
  const last = mutations.length > 0 ? await lastSeqOf(db, { clientId, userId }) : 0;
  const fresh = mutations.filter(({ seq }) => seq > last).length;
  return fresh + Math.ceil((mutations.length - fresh) / 20);
}
