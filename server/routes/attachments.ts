import Router from '@koa/router';
import * as z from 'zod';
import { attachmentPath, uploadEndpoint } from '#sync/endpoints/attachments.ts';
import { attachmentLimits } from '#sync/rules/attachments.ts';
import { receivePart } from '../attachments/receive-part.ts';
import { readRow } from '../db/records.ts';
import { HttpFailure } from '../http-failure.ts';
import { requireAccount } from '../middleware/session.ts';
import { attachmentFiles } from '../outside/attachment-files.ts';
import { requireVerified } from '../policies/verified-first.ts';
import { readBytes } from '../read-bytes.ts';
import { parseInput } from '../read-json.ts';
import type { Services } from '../services.ts';
import { audiencesOf, shownTo } from '../syncing/audiences.ts';

const { hash: hashSchema } = uploadEndpoint;

/** Files that go along with messages: up in parts, before the message; down whole, to its two people. */
export function attachmentRoutes(services: Services): Router {
  const { database, settings } = services;
  const router = new Router();
  const files = attachmentFiles(settings.DATA_DIR);

  router.put(uploadEndpoint.path, async (ctx) => {
    const account = requireVerified(ctx);
    const hash = parseInput(hashSchema, ctx.params.hash);
    const { personId, size, from } = parseInput(uploadEndpoint.query, ctx.query);
    // Somebody else signed in on this device while the file was on its way.
    if (personId !== account.id)
      throw new HttpFailure(401, { code: 'not-signed-in', message: 'Please sign in to go on.' });
    const bytes = await readBytes(ctx, attachmentLimits.part, 'A part of a file may be at most 256 KB.');
    const received = await receivePart(services, { accountId: account.id, hash }, { size, from, bytes });
    ctx.body = { received };
  });

  router.get(attachmentPath(':messageId', ':hash'), async (ctx) => {
    const account = requireAccount(ctx);
    const id = z.uuid().safeParse(ctx.params.messageId).data;
    const message = id === undefined ? undefined : await readRow(database.read, 'directMessages', id);
    const shown = message && shownTo('directMessages', message);
    if (!message || !audiencesOf(account).some((audience) => shown?.has(audience))) throw notFound();
    const file = message.attachments?.find(({ hash }) => hash === ctx.params.hash);
    const key = { accountId: message.senderId, hash: file?.hash ?? '' };
    if (!file || (await files.whole(key)) !== file.size) throw notFound();
    ctx.attachment(file.name);
    // Whatever it is: to be saved, never shown as a page of ours.
    ctx.type = 'application/octet-stream';
    ctx.set('Cache-Control', 'private, no-store');
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    // Its length tells how far it has come; most kinds are packed already.
    ctx.compress = false;
    ctx.body = files.read(key);
    ctx.length = file.size;
  });

  return router;
}

function notFound(): HttpFailure {
  return new HttpFailure(404, { code: 'not-found', message: 'There is no such file.' });
}
