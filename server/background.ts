import { tellWaiting } from './administration/tell-waiting.ts';
import { tidyAttachments } from './attachments/tidy-attachments.ts';
import { movedAfter } from './db/changes.ts';
import { directoryHash } from './db/directory.ts';
import { readServerState } from './db/server-state.ts';
import { sendDigests } from './digest/send-digests.ts';
import { readyDirectory } from './directory/ready-directory.ts';
import { tightenFiles } from './directory/tighten-files.ts';
import { keepHouse } from './housekeeping.ts';
import { sendLateMails } from './messages/unread-mail.ts';
import { createDeliver } from './outside/mailer.ts';
import { sendDueMessages } from './outside/postman.ts';
import { createPusher } from './outside/pusher.ts';
import { sendDuePushes } from './push/send-due-pushes.ts';
import { tellEnded } from './push/tell-ended.ts';
import { wakeForReminders } from './push/wake-for-reminders.ts';
import type { Services } from './services.ts';
import { tellFailure } from './tell-failure.ts';
import { tellUsedUpSms } from './tell-used-up-sms.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** The clock of a machine that has just started may be years ahead: until then the house is not kept, nor a desk or a device told. */
const clockSetWithin = 10 * minute;

/** Starts what runs beside the requests; answers how to stop it, which waits for what runs. */
export function startBackground(services: Services): () => Promise<void> {
  const { database, log, poke, now, settings, investorSearch } = services;
  const deliver = createDeliver(settings, (line) => log.info(line));
  const push = createPusher(settings, services.pushKeys);
  let isStopping = false;
  const stops = [
    every(2 * second, () => sendDueMessages(services, 'mail', deliver, () => isStopping)),
    every(2 * second, () => sendDueMessages(services, 'sms', deliver, () => isStopping)),
    every(2 * second, () => sendDuePushes(services, push, () => isStopping)),
    every(minute, () => tellEnded(services, push, () => isStopping), clockSetWithin),
    every(minute, tellUsedUpSms(services)),
    every(minute, () => sendLateMails(services)),
    every(minute, () => sendDigests(services)),
    every(minute, () => wakeForReminders(services, () => isStopping), clockSetWithin),
    every(hour, () => keepHouse(services), clockSetWithin),
    every(hour, () => tellWaiting(services), clockSetWithin),
    every(hour, () => tidyAttachments(services), clockSetWithin),
    every(hour, () => tightenFiles(database, () => isStopping)),
    every(2 * second, watchOtherProcesses()),
  ];
  const stopReadying = every(hour, readyOrEnd);
  // Not at once: a server that has just begun has more urgent things to do, and a search begins it, too.
  const stopFilling = every(10 * second, fillSearch(), 10 * second);
  return async () => {
    isStopping = true;
    // Nobody waits for its end: a large directory takes longer than a server that ends has.
    void stopReadying();
    void stopFilling();
    await Promise.all(stops.map((stop) => stop()));
  };

  /** Begins where the server does, and after a fault tries again. */
  async function readyOrEnd() {
    try {
      await readyDirectory(database, now);
    } catch (error) {
      // The database closes under it.
      if (!isStopping) throw error;
    }
  }

  /** What was published since, by whatever process, is taken into the index of the search. */
  function fillSearch() {
    let filled: string | null = null;
    return async () => {
      const hash = await directoryHash(database.read);
      if (hash === filled) return;
      try {
        await investorSearch.fill();
        filled = hash;
      } catch (error) {
        // The thread ends under it.
        if (!isStopping) throw error;
      }
    };
  }

  /** The import and admin commands write from processes of their own: their changes poke as ours do. */
  function watchOtherProcesses() {
    let version = database.version();
    let seen: { epoch: string; number: number; directory: string | null } | undefined;
    return async () => {
      if (version === database.version() && seen) return;
      version = database.version();
      const { epoch, number } = await readServerState(database.read);
      const directory = await directoryHash(database.read);
      const before = seen;
      seen = { epoch, number, directory };
      if (!before) return;
      if (before.epoch !== epoch || before.directory !== directory) poke.all();
      else if (number > before.number)
        poke.moved(await movedAfter(database.read, poke.audiences(), before.number));
    };
  }

  function every(ms: number, job: () => Promise<void>, first = 0): () => Promise<void> {
    let isStopped = false;
    let running = Promise.resolve();
    let timer = setTimeout(start, first);
    const tell = tellFailure(services);
    function start() {
      running = runOnce();
    }
    async function runOnce() {
      await job().catch(tell);
      if (!isStopped) timer = setTimeout(start, ms);
    }
    return () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    };
  }
}
