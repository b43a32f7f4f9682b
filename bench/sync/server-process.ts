import { serverProcess as processOf } from '../../e2e/fixtures/server-process.ts';

/** A server of the bench, empty, as it would run in production, that serves the app of `appDir`. */
export function serverProcess(entry: string, appDir: string) {
  return processOf(entry, '127.0.0.1', {
    NODE_ENV: 'production',
    APP_DIR: appDir,
    SEED_DEMO: '0',
    LOG_LEVEL: 'error',
  });
}
