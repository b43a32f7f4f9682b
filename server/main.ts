import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { createBreaker } from './ai/breaker.ts';
import { createModel } from './ai/model.ts';
import { createApp } from './app.ts';
import { startBackground } from './background.ts';
import { openDatabase } from './db/connection.ts';
import { holdFolderInTurn } from './db/hold-folder.ts';
import { retryBusy } from './db/retry-busy.ts';
import { missedIn, readServerSettings, type Settings } from './env.ts';
import { createHttpServer } from './http-server.ts';
import { createInvestorSearch } from './investor-search/investor-search.ts';
import { createGoogle } from './outside/google.ts';
import { ownerAlone } from './outside/owner-alone.ts';
import { createPasswords } from './outside/passwords.ts';
import { readPushKeys } from './outside/push-keys.ts';
import { readSecretKey } from './outside/secret-key.ts';
import { addressOf, publicAddress } from './public-address.ts';
import { followAnswers } from './running-answers.ts';
import { openDemoAccounts } from './seed/open-demo-accounts.ts';
import { seedDemo } from './seed/seed-demo.ts';
import type { Services } from './services.ts';
import { createPoke } from './syncing/poke.ts';

/** In ms: whoever stops it waits for ten seconds. */
const finishedWithin = 8_000;
const endedWithin = 9_000;
const goneWithin = 9_800;
/** Whoever comes after it waits so long. */
const endsWithin = 12_000;

function settingsOrExit(): Settings {
  try {
    return readServerSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

async function main(): Promise<void> {
  process.umask(ownerAlone);
  const settings = settingsOrExit();
  const appDir = settings.APP_DIR;
  if (!existsSync(join(appDir, 'index.html')))
    throw new Error(`No built app in ${appDir}: run \`npm run build\` first.`);
  // Before the database: what this version brings it to is not what an older one that still runs takes it for.
  const letGoOfFolder = await holdFolderInTurn(settings.DATA_DIR, endsWithin, console.log);
  const beforeMigration = tellOfMigration();
  // A command beside it may be writing.
  const database = await retryBusy(() =>
    openDatabase(join(settings.DATA_DIR, 'pankh.db'), { beforeMigration }),
  );
  let accepting = true;
  let port = settings.PORT;
  const now = () => new Date().toISOString();
  const services: Services = {
    settings,
    database,
    log: pino({ level: settings.LOG_LEVEL, base: null }),
    now,
    passwords: createPasswords(),
    poke: createPoke(),
    secretKey: readSecretKey(settings.DATA_DIR),
    pushKeys: readPushKeys(settings.DATA_DIR),
    publicUrl: () => publicAddress({ ...settings, PORT: port }),
    google: createGoogle(settings),
    investorSearch: createInvestorSearch({
      database: database.path,
      index: join(settings.DATA_DIR, 'directory-index.db'),
    }),
    model: createModel(settings),
    breaker: createBreaker(now),
    isAccepting: () => accepting,
  };
  for (const missed of missedIn(settings)) services.log.warn(missed);
  const seeded = settings.SEED_DEMO ? await seedDemo(services) : null;
  if (settings.TRUSTED_PROXIES > 0) await warnOfDemo(services);
  const server = createHttpServer(createApp(services).callback());
  const answers = followAnswers(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  port = portOf(server.address()) ?? port;
  const stopBackground = startBackground(services);

  async function stop() {
    if (!accepting) return;
    accepting = false;
    // Whatever still holds it: whoever stops it would kill it next.
    setTimeout(() => process.exit(0), goneWithin).unref();
    // A mail server that says nothing is waited for no longer: what it was given goes once more.
    await Promise.race([Promise.all([answers.finish(finishedWithin), stopBackground()]), pause(endedWithin)]);
    await services.investorSearch.close();
    await database.close();
    letGoOfFolder();
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  announce(port, settings, seeded);
}

/** Of a large database it takes minutes, in which nobody is answered. Once, however often it is tried. */
function tellOfMigration() {
  let isTold = false;
  return () => {
    if (!isTold) console.log('Bringing the database to this version of Pankh ...');
    isTold = true;
    return undefined;
  };
}

async function warnOfDemo(services: Services): Promise<void> {
  const emails = await openDemoAccounts(services);
  if (emails.length === 0) return;
  services.log.warn(
    { emails },
    'anybody can sign in here with the password of the demo: give these accounts others, or close them under /admin (Accounts, All)',
  );
}

function portOf(address: ReturnType<ReturnType<typeof createHttpServer>['address']>): number | undefined {
  return typeof address === 'object' ? address?.port : undefined;
}

function announce(port: number, settings: Settings, seeded: string[] | null): void {
  console.log(`Pankh is at ${addressOf(settings.HOST, port)}`);
  for (const line of seeded ?? []) console.log(line);
  const files = `to files in ${join(settings.DATA_DIR, 'outbox')}`;
  console.log(`Mail goes ${settings.SMTP_URL ? 'through the configured SMTP server' : files}.`);
  console.log(
    settings.OPENAI_API_KEY || settings.OPENAI_BASE_URL
      ? `Questions go to the model ${settings.OPENAI_MODEL}.`
      : 'Questions are answered by rules: no model is configured.',
  );
  console.log(`SMS go ${settings.SMS_URL ? 'through the configured provider' : files}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof Error && error.cause)
    console.error(error.cause instanceof Error ? error.cause.message : error.cause);
  process.exit(1);
});
