import { setImmediate as turn } from 'node:timers/promises';
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
import type { RowsOfTable } from '../db/account-rows.ts';
import { certificateFile, certificateOf } from '../db/certificates.ts';
import { everythingOf } from '../db/export.ts';
import { requireAccount, requireRecentSignIn } from '../middleware/session.ts';
import { createPace } from '../policies/pace.ts';
import { requireVerified } from '../policies/verified-first.ts';
import { readBytes } from '../read-bytes.ts';
import { parseInput } from '../read-json.ts';
import { sendFile } from '../send-file.ts';
import { sendInParts } from '../send-in-parts.ts';
import type { Services } from '../services.ts';

/** In two formats, and once more where one got lost. */
const pace = { most: 10, within: 60 * 60_000 };
const tooManyExports = {
  code: 'too-many-exports',
  message: 'Your data was exported ten times in the last hour. Please try again in a while.',
};

/** What a person may do with their account as a whole. */
export function accountRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });
  const { database, now } = services;
  const exports = createPace(pace, tooManyExports);

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
    await sendInParts(ctx, exportReply(everythingOf(database.read, id)));
  });

  router.post(deleteAccountEndpoint.path, async (ctx) => {
    const { account } = await requireRecentSignIn(services, ctx);
    ctx.body = { deleteAt: await askForDeletion(services, account) };
  });

  return router;
}

/** As `{ table: [row, …], … }`. Others are answered between its parts. */
async function* exportReply(parts: AsyncIterable<RowsOfTable>): AsyncGenerator<string> {
  let open: string | undefined;
  let isFirst = true;
  for await (const { table, rows } of parts) {
    if (table !== open) {
      yield `${open === undefined ? '{' : '],'}${JSON.stringify(table)}:[`;
      open = table;
      isFirst = true;
    }
    for (const row of rows) {
      yield (isFirst ? '' : ',') + JSON.stringify(row);
      isFirst = false;
    }
    await turn();
  }
  yield open === undefined ? '{}' : ']}';
}
