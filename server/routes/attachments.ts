import Router from '@koa/router';
import { attachmentPath, uploadEndpoint } from '#sync/endpoints/attachments.ts';
import { attachmentLimits } from '#sync/rules/attachments.ts';
import { findAttachment } from '../attachments/find-attachment.ts';
import { receivePart } from '../attachments/receive-part.ts';
import { requireAccount } from '../middleware/session.ts';
import { notSignedIn } from '../not-signed-in.ts';
import { attachmentFiles } from '../outside/attachment-files.ts';
import { requireVerified } from '../policies/verified-first.ts';
import { readBytes } from '../read-bytes.ts';
import { parseInput } from '../read-json.ts';
import type { Services } from '../services.ts';

const { hash: hashSchema } = uploadEndpoint;

/** Files that go along with messages: up in parts, before the message; down to its two people, from where it broke off. */
export function attachmentRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });
  const files = attachmentFiles(services.settings.DATA_DIR);

  router.put(uploadEndpoint.path, async (ctx) => {
    const account = requireVerified(ctx);
    const hash = parseInput(hashSchema, ctx.params.hash);
    const { personId, size, from } = parseInput(uploadEndpoint.query, ctx.query);
    // Somebody else signed in on this device while the file was on its way.
    if (personId !== account.id) throw notSignedIn();
    const bytes = await readBytes(ctx, attachmentLimits.part, 'A part of a file may be at most 256 KB.');
    const received = await receivePart(services, { accountId: account.id, hash }, { size, from, bytes });
    ctx.body = { received };
  });

  router.get(attachmentPath(':messageId', ':hash'), async (ctx) => {
    const { messageId = '', hash = '' } = ctx.params;
    const { file, key } = await findAttachment(services, requireAccount(ctx), { messageId, hash });
    ctx.attachment(file.name);
    // Whatever it is: to be saved, never shown as a page of ours.
    ctx.type = 'application/octet-stream';
    ctx.set('Cache-Control', 'private, no-store');
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    // Its length tells how far it has come; most kinds are packed already.
    ctx.compress = false;
    const from = beginningOf(ctx.get('Range'), file.size);
    if (from > 0) {
      ctx.status = 206;
      ctx.set('Content-Range', `bytes ${from}-${file.size - 1}/${file.size}`);
    }
    ctx.body = files.read(key, from);
    ctx.length = file.size - from;
  });

  return router;
}

/** Where a `Range` begins that goes to the end; whoever asks for another has the whole, as the standard allows. */
function beginningOf(range: string, size: number): number {
  const from = Number(/^bytes=(\d{1,15})-$/.exec(range)?.[1] ?? 0);
  return from < size ? from : 0;
}
