import Router from '@koa/router';
import {
  certificateEndpoint,
  certificateFilePath,
  certificateRules,
  deleteAccountEndpoint,
  exportEndpoint,
  uploadCertificateEndpoint,
} from '#sync/endpoints/account.ts';
import { askForDeletion } from '../accounts/deletion.ts';
import { keepCertificate } from '../administration/certificate.ts';
import { certificateFile, certificateOf } from '../db/certificates.ts';
import { everythingOf } from '../db/export.ts';
import { requireAccount, requireRecentSignIn } from '../middleware/session.ts';
import { createListPace } from '../policies/list-pace.ts';
import { requireVerified } from '../policies/verified-first.ts';
import { readBytes } from '../read-bytes.ts';
import { parseInput } from '../read-json.ts';
import { sendFile } from '../send-file.ts';
import type { Services } from '../services.ts';

/** What a person may do with their account as a whole. */
export function accountRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });
  const { database, now } = services;
  const exports = createListPace();

  router.get(certificateEndpoint.path, async (ctx) => {
    const found = await certificateOf(database.read, requireAccount(ctx).id);
    if (found)
      ctx.body = { name: found.name, type: found.type, size: found.size, uploadedAt: found.uploadedAt };
    // Koa answers null with 204 and no body.
    else {
      ctx.type = 'application/json';
      ctx.body = 'null';
    }
  });

  router.put(uploadCertificateEndpoint.path, async (ctx) => {
    const account = requireVerified(ctx);
    const { name } = parseInput(uploadCertificateEndpoint.query, ctx.query);
    const bytes = await readBytes(ctx, certificateRules.bytes, certificateRules.tooLarge);
    await keepCertificate(services, account, { name, bytes });
    ctx.body = { ok: true };
  });

  router.get(certificateFilePath, async (ctx) => {
    sendFile(ctx, await certificateFile(database.read, requireAccount(ctx).id));
  });

  router.get(exportEndpoint.path, async (ctx) => {
    const { id } = requireAccount(ctx);
    exports.take(id, Date.parse(now()));
    ctx.body = await everythingOf(database.read, id);
  });

  router.post(deleteAccountEndpoint.path, async (ctx) => {
    const { account } = await requireRecentSignIn(services, ctx);
    ctx.body = { deleteAt: await askForDeletion(services, account) };
  });

  return router;
}
