import Router from '@koa/router';
import { endDailyMailEndpoint } from '#sync/endpoints/daily-mail.ts';
import { notificationKinds } from '#sync/records/preferences.ts';
import { readRow } from '../db/records.ts';
import { accountOfLink } from '../digest/end-link.ts';
import { HttpFailure } from '../http-failure.ts';
import { preferencesOf } from '../preferences-of.ts';
import { readJson } from '../read-json.ts';
import type { Services } from '../services.ts';
import { commit } from '../syncing/commit.ts';
import { writeChanges } from '../syncing/write.ts';

const bodyLimit = 4 * 1024;
const nothing = Object.fromEntries(notificationKinds.map((kind) => [kind, false]));

/** The word of whoever holds the mail. Looking at the link's page changes nothing: mail scanners open every link. */
export function dailyMailRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });
  router.post(endDailyMailEndpoint.path, async (ctx) => {
    const { token } = await readJson(ctx, endDailyMailEndpoint.body, bodyLimit);
    // Before anything is written: a link of nobody's keeps no writer waiting.
    const id = await accountOfLink(services, token);
    if (id === null) throw linkEnded();
    const now = services.now();
    await commit(services, async (trx) => {
      if (!(await readRow(trx, 'accounts', id))) throw linkEnded();
      const before = await preferencesOf(trx, id);
      const row = { ...before, ...nothing, updatedAt: now };
      await writeChanges(trx, [{ table: 'preferences', id, row }], now);
    });
    ctx.body = { ok: true };
  });
  return router;
}

function linkEnded(): HttpFailure {
  return new HttpFailure(404, {
    code: 'link-ended',
    message: 'This link is no longer valid. You choose your mails under Settings, Notifications.',
  });
}
