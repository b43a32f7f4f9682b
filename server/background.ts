import { directoryHash } from './db/directory.ts';
import { readServerState } from './db/server-state.ts';
import { keepHouse } from './housekeeping.ts';
import { createDeliver } from './outside/mailer.ts';
import { sendDueMessages } from './outside/postman.ts';
import type { Services } from './services.ts';

const second = 1000;
const hour = 3600 * second;

/** Starts what runs beside the requests; answers how to stop it. Each job waits for its own last run. */
export function startBackground(services: Services): () => void {
  const { database, log, poke, now, settings } = services;
  const deliver = createDeliver(settings, (line) => log.info(line));
  const stops = [
    every(2 * second, () => sendDueMessages(database, deliver, now)),
    every(hour, () => keepHouse(services)),
    every(2 * second, watchOtherProcesses()),
  ];
  return () => {
    for (const stop of stops) stop();
  };

  /** The import and admin commands write from processes of their own: their changes poke as ours do. */
  function watchOtherProcesses() {
    let version = database.version();
    let seen = '';
    return async () => {
      if (version === database.version() && seen !== '') return;
      version = database.version();
      const { epoch, number } = await readServerState(database.read);
      const state = `${epoch} ${number} ${await directoryHash(database.read)}`;
      if (seen !== '' && state !== seen) poke.all();
      seen = state;
    };
  }

  function every(ms: number, job: () => Promise<void>): () => void {
    let timer = setTimeout(run, 0);
    let stopped = false;
    async function run() {
      await job().catch((error: unknown) => log.error({ error: String(error) }, 'background job failed'));
      if (!stopped) timer = setTimeout(run, ms);
    }
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }
}
