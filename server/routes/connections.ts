import Router from '@koa/router';
import * as z from 'zod';
import { type ConnectionReply, createConnectionEndpoint } from '#sync/endpoints/connections.ts';
import { pipelineId } from '#sync/mutations/pipeline.ts';
import type { Account } from '#sync/records/account.ts';
import type { Connection } from '#sync/records/connection.ts';
import { askerOf, connectionId, contactId, otherOf } from '#sync/rules/connections.ts';
import type { Db } from '../db/connection.ts';
import { connectionsOf } from '../db/connections.ts';
import { readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { requireAccount } from '../middleware/session.ts';
import { createListPace } from '../policies/list-pace.ts';
import { maySee } from '../policies/may-touch.ts';
import { readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { act } from '../syncing/act.ts';

/** The spec's two calls; the app itself does the same through sync. */
export function connectionRoutes(services: Services): Router {
  const { database } = services;
  const router = new Router({ sensitive: true });
  const { take } = createListPace();

  router.get('/api/connections/:id', async (ctx) => {
    const account = requireAccount(ctx);
    if (ctx.params.id !== account.id) throw notFound();
    take(account.id, Date.parse(services.now()));
    const connections = await connectionsOf(database.read, account.id);
    ctx.body = await Promise.all(connections.map((each) => replyOf(database.read, account, each)));
  });

  router.post(createConnectionEndpoint.path, async (ctx) => {
    const account = requireAccount(ctx);
    const { opportunityId, message = '', investorId } = await readJson(ctx, createConnectionEndpoint.body);
    const asked = { opportunityId: opportunityId ?? null, otherName: '', message };
    const args =
      account.userType === 'investor'
        ? // Whom a placeholder cannot name, the deal does.
          {
            ...asked,
            otherType: 'entrepreneur' as const,
            otherId: await founderOf(database.read, opportunityId),
          }
        : { ...asked, otherType: 'investor' as const, otherId: investorId };
    if (!isNamed(args)) throw notFound();
    const id = connectionId(account.id, args.otherId, args.opportunityId);
    const known = await act(services, account, {
      doings: [{ name: 'requestConnection', args }],
      from: ctx.ip,
      known: async (trx) => {
        const there = await readRow(trx, 'connections', id);
        return there?.status === 'pending' && askerOf(there) === account.id ? there : undefined;
      },
    });
    const connection = known ?? (await readRow(database.read, 'connections', id));
    if (!connection) throw notFound();
    ctx.body = await replyOf(database.read, account, connection);
  });

  return router;
}

async function founderOf(db: Db, opportunityId: string | null | undefined): Promise<string | undefined> {
  return opportunityId ? (await readRow(db, 'opportunities', opportunityId))?.founderId : undefined;
}

function isNamed<Args extends { otherId: string | undefined }>(
  args: Args,
): args is Args & { otherId: string } {
  return z.uuid().safeParse(args.otherId).success;
}

async function replyOf(db: Db, viewer: Account, connection: Connection): Promise<ConnectionReply> {
  const { investorName, entrepreneurName, dealTitle: _, ...rest } = connection;
  const { investorId, entrepreneurId, opportunityId } = connection;
  const founder = await readRow(db, 'accounts', entrepreneurId);
  const card = await readRow(db, 'investorCards', investorId);
  const contact = await readRow(db, 'contacts', contactId(viewer.id, otherOf(connection, viewer.id).id));
  // They may hide it from all but whom they are connected with.
  const locationOfInvestor = viewer.id === investorId ? viewer.location : (contact ?? card)?.location;
  const kept = opportunityId && (await readRow(db, 'pipeline', pipelineId(viewer.id, opportunityId)));
  const opportunity = opportunityId === null ? undefined : await dealOf(db, viewer, opportunityId);
  return {
    ...rest,
    isShortlisted: kept ? kept.shortlistedAt !== null : false,
    entrepreneur: { id: entrepreneurId, fullName: entrepreneurName, location: founder?.location ?? '' },
    investor: { id: investorId, fullName: investorName, location: locationOfInvestor ?? '' },
    ...(opportunity && { opportunity }),
    contact: contact ? { email: contact.email, phone: contact.phone } : null,
  };
}

/** What of the deal the viewer may still see. */
async function dealOf(db: Db, viewer: Account, id: string): Promise<ConnectionReply['opportunity']> {
  const deal = await readRow(db, 'opportunities', id);
  if (!deal || !maySee(viewer, 'opportunities', deal)) return undefined;
  const { title, industry, totalRequired, minInvestment } = deal;
  return { id, title, industry, totalRequired, minInvestment };
}

function notFound(): HttpFailure {
  return new HttpFailure(404, { code: 'not-found', message: 'There is nothing at this address.' });
}
