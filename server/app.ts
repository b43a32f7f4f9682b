import '#sync/configure-zod.ts';

import { constants } from 'node:zlib';
import type Router from '@koa/router';
import Koa from 'koa';
import compress from 'koa-compress';
import { HttpFailure } from './http-failure.ts';
import { appFiles } from './middleware/app-files.ts';
import { trustAddress, warnOfNamelessClients } from './middleware/behind-proxies.ts';
import { countedAddress } from './middleware/counted-address.ts';
import { errors } from './middleware/errors.ts';
import { requestLog } from './middleware/request-log.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { session } from './middleware/session.ts';
import { shareWithoutWorker } from './middleware/share-without-worker.ts';
import { smallLetters } from './middleware/small-letters.ts';
import { stopping } from './middleware/stopping.ts';
import { accountRoutes } from './routes/account.ts';
import { adminRoutes } from './routes/admin.ts';
import { aiRoutes } from './routes/ai.ts';
import { analyticsRoutes } from './routes/analytics.ts';
import { attachmentRoutes } from './routes/attachments.ts';
import { authRoutes } from './routes/auth.ts';
import { connectionRoutes } from './routes/connections.ts';
import { crawlerRoutes } from './routes/crawlers.ts';
import { dailyMailRoutes } from './routes/daily-mail.ts';
import { directoryRoutes } from './routes/directory.ts';
import { eventsRoutes } from './routes/events.ts';
import { googleRoutes } from './routes/google.ts';
import { googleLinkRoutes } from './routes/google-link.ts';
import { healthRoutes } from './routes/health.ts';
import { investorSearchRoutes } from './routes/investor-search.ts';
import { investorRoutes } from './routes/investors.ts';
import { marketplaceRoutes } from './routes/marketplace.ts';
import { newsletterRoutes } from './routes/newsletter.ts';
import { otpRoutes } from './routes/otp.ts';
import { passwordRoutes } from './routes/passwords.ts';
import { pushRoutes } from './routes/push.ts';
import { sessionRoutes } from './routes/sessions.ts';
import { shareRoutes } from './routes/share.ts';
import { syncRoutes } from './routes/sync.ts';
import type { Services } from './services.ts';

function methodNotAllowed(): HttpFailure {
  return new HttpFailure(405, {
    code: 'method-not-allowed',
    message: 'This address does not take that method.',
  });
}

/** The whole server but its sockets: app, API and files on one Koa. */
export function createApp(services: Services): Koa {
  const { settings } = services;
  const app = new Koa({ proxy: settings.TRUSTED_PROXIES > 0, maxIpsCount: settings.TRUSTED_PROXIES });
  trustAddress(app, services);
  app.on('error', (error: unknown) => services.log.debug({ error: String(error) }, 'connection error'));
  app.use(warnOfNamelessClients(services));
  app.use(countedAddress);
  app.use(requestLog(services));
  app.use(securityHeaders);
  app.use(errors(services));
  // A browser tells of zstd only by blocks of 128 KB: on a slow line one that arrives would seem to be silent.
  app.use(
    compress({ br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, zstd: false, threshold: 1024 }),
  );
  app.use(appFiles(services));
  app.use(smallLetters);
  app.use(stopping(services));
  app.use(shareWithoutWorker);
  app.use(sameOrigin(settings.PUBLIC_URL));
  app.use(session(services));
  for (const router of createRouters(services)) {
    app
      .use(router.routes())
      .use(router.allowedMethods({ throw: true, methodNotAllowed, notImplemented: methodNotAllowed }));
  }
  return app;
}

const areas = [
  healthRoutes,
  crawlerRoutes,
  shareRoutes,
  analyticsRoutes,
  authRoutes,
  otpRoutes,
  passwordRoutes,
  sessionRoutes,
  googleRoutes,
  googleLinkRoutes,
  syncRoutes,
  eventsRoutes,
  marketplaceRoutes,
  investorRoutes,
  investorSearchRoutes,
  aiRoutes,
  connectionRoutes,
  attachmentRoutes,
  newsletterRoutes,
  dailyMailRoutes,
  pushRoutes,
  accountRoutes,
  adminRoutes,
];

/** Every address of the API. Whatever stands here stands in the authorization matrix, too. */
export function createRouters(services: Services): Router[] {
  return [...areas.map((routes) => routes(services)), directoryRoutes(services)];
}
