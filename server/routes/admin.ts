import Router from '@koa/router';
import { emptyManifest, namedFiles } from '#sync/directory/manifest.ts';
import {
  adminAccountsEndpoint,
  adminDirectoryEndpoint,
  adminMessagesEndpoint,
  adminPlansEndpoint,
  adminSubscriptionsEndpoint,
  adminWaitingEndpoint,
  auditEndpoint,
  decideAccountEndpoint,
  decideSubscriptionEndpoint,
} from '#sync/endpoints/admin.ts';
import { adminAssistantEndpoint } from '#sync/endpoints/admin-assistant.ts';
import { importListEndpoint, importTooLong, longestImport } from '#sync/endpoints/admin-import.ts';
import { putBackInvestorEndpoint, removeInvestorEndpoint } from '#sync/endpoints/admin-removal.ts';
import { assistantFigures } from '../administration/assistant-figures.ts';
import { decideAccount } from '../administration/decide-account.ts';
import { decideSubscription } from '../administration/decide-subscription.ts';
import { importList } from '../administration/import-list.ts';
import { putBackInvestor } from '../administration/put-back-investor.ts';
import { queueOfAccounts } from '../administration/queue-of-accounts.ts';
import { removeInvestor } from '../administration/remove-investor.ts';
import { accountsToReview } from '../db/admin-accounts.ts';
import { auditEntries, noteInAudit } from '../db/audit.ts';
import { certificateFile } from '../db/certificates.ts';
import { newestContactMessages } from '../db/contact-messages.ts';
import { parseManifest, readManifest } from '../db/directory.ts';
import { listedRemovals } from '../db/directory-removals.ts';
import { activeSubscriptions, requestedSubscriptions } from '../db/subscriptions.ts';
import { importReports } from '../directory/import-reports.ts';
import { HttpFailure } from '../http-failure.ts';
import { requireAdmin } from '../policies/admin-work.ts';
import { readBytes } from '../read-bytes.ts';
import { parseInput, readJson } from '../read-json.ts';
import { sendFile } from '../send-file.ts';
import type { Services } from '../services.ts';

/** What admins look at and decide on; nobody else finds anything here. */
export function adminRoutes(services: Services): Router {
  const router = new Router({ sensitive: true });
  const { database, settings, now } = services;
  let isImporting = false;

  router.get(adminAccountsEndpoint.path, async (ctx) => {
    requireAdmin(ctx);
    ctx.body = await queueOfAccounts(database.read, parseInput(adminAccountsEndpoint.query, ctx.query));
  });

  router.post(decideAccountEndpoint.path, async (ctx) => {
    const admin = requireAdmin(ctx);
    const decision = await readJson(ctx, decideAccountEndpoint.body);
    await decideAccount(services, admin, ctx.params.id ?? '', decision);
    ctx.body = { ok: true };
  });

  router.get('/api/admin/accounts/:id/certificate', async (ctx) => {
    const admin = requireAdmin(ctx);
    const rowId = ctx.params.id ?? '';
    const file = await certificateFile(database.read, rowId);
    sendFile(ctx, file);
    // Whoever looked at a person's papers stands in the log, also where the file then does not arrive.
    const note = { admin, action: 'readCertificate' as const, tableName: 'accounts', rowId, detail: '' };
    await database.write.transaction().execute((trx) => noteInAudit(trx, note, now()));
  });

  router.get(adminSubscriptionsEndpoint.path, async (ctx) => {
    requireAdmin(ctx);
    ctx.body = await requestedSubscriptions(database.read);
  });

  router.get(adminPlansEndpoint.path, async (ctx) => {
    requireAdmin(ctx);
    ctx.body = await activeSubscriptions(database.read, parseInput(adminPlansEndpoint.query, ctx.query));
  });

  router.post(decideSubscriptionEndpoint.path, async (ctx) => {
    const admin = requireAdmin(ctx);
    const decision = await readJson(ctx, decideSubscriptionEndpoint.body);
    await decideSubscription(services, admin, ctx.params.id ?? '', decision);
    ctx.body = { ok: true };
  });

  router.get(adminWaitingEndpoint.path, async (ctx) => {
    requireAdmin(ctx);
    const accounts = await accountsToReview(database.read, { state: 'pending', q: '', most: 0 });
    const plans = await requestedSubscriptions(database.read, 0);
    ctx.body = { accounts: accounts.total, plans: plans.total };
  });

  router.get(adminMessagesEndpoint.path, async (ctx) => {
    requireAdmin(ctx);
    ctx.body = await newestContactMessages(database.read);
  });

  router.get(adminDirectoryEndpoint.path, async (ctx) => {
    requireAdmin(ctx);
    const manifest = await readManifest(database.read);
    const published = manifest ? parseManifest(manifest.bytes) : emptyManifest;
    const imports = await importReports(settings.DATA_DIR);
    const files = namedFiles(published).length;
    const removals = await listedRemovals(database.read);
    ctx.body = { total: published.total, files, hash: manifest?.hash ?? null, imports, removals };
  });

  router.post(importListEndpoint.path, async (ctx) => {
    const admin = requireAdmin(ctx);
    // Before the list has come, which may be long, and once it is here.
    refuseWhileImporting();
    const bytes = await readBytes(ctx, longestImport, importTooLong);
    const { file, source, dryRun } = parseInput(importListEndpoint.query, ctx.query);
    refuseWhileImporting();
    isImporting = true;
    try {
      ctx.body = await importList(services, admin, { file, source, dryRun: dryRun === 'true', bytes });
    } finally {
      isImporting = false;
    }
  });

  router.post(removeInvestorEndpoint.path, async (ctx) => {
    const admin = requireAdmin(ctx);
    const asked = await readJson(ctx, removeInvestorEndpoint.body);
    refuseWhileImporting();
    await removeInvestor(services, admin, asked);
    ctx.body = { ok: true };
  });

  router.post(putBackInvestorEndpoint.path, async (ctx) => {
    const admin = requireAdmin(ctx);
    await readJson(ctx, putBackInvestorEndpoint.body);
    refuseWhileImporting();
    await putBackInvestor(services, admin, Number(ctx.params.id));
    ctx.body = { ok: true };
  });

  router.get(adminAssistantEndpoint.path, async (ctx) => {
    requireAdmin(ctx);
    ctx.body = await assistantFigures(services);
  });

  router.get(auditEndpoint.path, async (ctx) => {
    requireAdmin(ctx);
    const { before, ...asked } = parseInput(auditEndpoint.query, ctx.query);
    ctx.body = await auditEntries(database.read, {
      ...asked,
      before: before === undefined ? null : Number(before),
    });
  });

  return router;

  /** What is read of a list waits in one place of the connection, which two would share. */
  function refuseWhileImporting(): void {
    if (!isImporting) return;
    const message = 'Another list is being imported. Please try again in a moment.';
    throw new HttpFailure(409, { code: 'importing', message });
  }
}
