import type { RouteRules } from './access.ts';
import { accountRoutes } from './account-routes.ts';
import { administrationRoutes } from './administration-routes.ts';
import { aiRoutes } from './ai-routes.ts';
import { attachmentRoutes } from './attachment-routes.ts';
import { connectionRoutes } from './connection-routes.ts';
import { marketplaceRoutes } from './marketplace-routes.ts';

/** Every route there is: a new area of routes gets a file of its own beside these, and stands here. */
export const routeRules: RouteRules = {
  ...accountRoutes,
  ...administrationRoutes,
  ...marketplaceRoutes,
  ...connectionRoutes,
  ...attachmentRoutes,
  ...aiRoutes,
};
