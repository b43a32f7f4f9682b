import '#sync/configure-zod.ts';

import { constants } from 'node:zlib';
import Koa from 'koa';
import compress from 'koa-compress';
import { HttpFailure } from './http-failure.ts';
import { appFiles } from './middleware/app-files.ts';
import { errors } from './middleware/errors.ts';
import { requestLog } from './middleware/request-log.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { session } from './middleware/session.ts';
import { authRoutes } from './routes/auth.ts';
import { directoryRoutes } from './routes/directory.ts';
import { eventsRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { marketplaceRoutes } from './routes/marketplace.ts';
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
  app.on('error', (error: unknown) => services.log.debug({ error: String(error) }, 'connection error'));
  app.use(requestLog(services));
  app.use(securityHeaders);
  app.use(errors(services));
  app.use(compress({ br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, threshold: 1024 }));
  app.use(appFiles(settings.APP_DIR));
  app.use(sameOrigin(settings.PUBLIC_URL));
  app.use(session(services));
  const routers = [healthRoutes, authRoutes, syncRoutes, eventsRoutes, marketplaceRoutes].map((routes) =>
    routes(services),
  );
  for (const router of [...routers, directoryRoutes(services.database)]) {
    app
      .use(router.routes())
      .use(router.allowedMethods({ throw: true, methodNotAllowed, notImplemented: methodNotAllowed }));
  }
  return app;
}
