import { connectionTold } from '#src/lib/connection-told.ts';
import { inTime } from '#src/lib/in-time.ts';
import { isInstalled } from '#src/lib/is-installed.ts';
import { keepInTab, keptInTab } from '#src/lib/tab-store.ts';
import { trustedScript } from '#src/lib/trusted-script.ts';
import { useSyncFacts } from '#src/state/sync-status.ts';
import { saveAndReload } from './before-reload.ts';
import { isNewestPage } from './is-newest-page.ts';
import { refreshWhileClosed } from './refresh-while-closed.ts';
import { isServerThere } from './stale-chunk.ts';
import { tellWhenBegun } from './tell-when-begun.ts';
import { useUpdate } from './update-state.ts';

const hourly = 60 * 60 * 1000;
/** For how long "Later" holds: a window may stay open for weeks. */
const laterMs = 24 * hourly;
/** For how long a new version may come before one is told that it does not. What comes later asks by itself. */
const patienceMs = 30_000;
/** For how long after a press on Update that goes on with yet newer versions, in this tab, and where that is noted. */
const goesOnMs = 5 * 60_000;
const pressedAt = 'pankh-update-pressed';
const takeOver = { type: 'SKIP_WAITING' };
let followed: ServiceWorkerRegistration | undefined;

/**
 * Registers the service worker and keeps looking for new versions: hourly, whenever the app comes into view, and when the server
 * does not speak with this one any more.
 */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await register();
  setInterval(lookForUpdate, hourly);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void lookForUpdate();
  });
  useSyncFacts.subscribe(({ connection }, before) => {
    if (before.connection === connection) return;
    if (connection === 'ok') void registerAtLast();
    if (connection !== 'update-needed') return;
    forgetNewest();
    if (useUpdate.getState().at === 'waiting' && isPressedFor()) acceptUpdate();
    else void lookForUpdate();
  });
}

/**
 * Puts the waiting version in charge; every tab then saves its work and reloads (`reloadWhenReplaced`). The browser waits with it until the old
 * worker has nothing under way, which can take half a minute.
 */
export function acceptUpdate(): void {
  useUpdate.setState({ at: 'accepted' });
  followed?.waiting?.postMessage(takeOver);
}

/** What was agreed to goes on, as a yet newer version may have taken its place; what was put off for this tab stays so for a day. */
function askOrGoOn(): void {
  // The first of all takes over by itself.
  if (!followed?.waiting || !followed.active) return;
  const update = useUpdate.getState();
  if (update.at === 'accepted' || isPressedFor()) acceptUpdate();
  else if (update.at !== 'postponed' || Math.abs(Date.now() - update.since) >= laterMs)
    useUpdate.setState({ at: 'waiting' });
}

/**
 * For a version that is too old: finds a newer one, unless one waits already, and puts it in charge at once; should that be too
 * old as well, the next one is, without being asked for. A mere reload would bring what is kept here, which is the old one; where no worker keeps it, it
 * brings the new one. Answers whether that is under way, which it is not where the network is gone, or holds its answers back, nor
 * where there is none: then that is known.
 */
export async function updateNow(): Promise<boolean> {
  forgetNewest();
  const registration = await registrationHere();
  if (putInCharge(registration?.waiting)) return true;
  // Never into nothing: without a worker only the server has the page.
  const finding = registration ? newestOf(registration) : isServerThere();
  const isFound = await inTime(finding, patienceMs, () => false).catch(() => false);
  if (putInCharge(registration?.waiting)) return true;
  if (!isFound) return false;
  // A reload would bring the same again, without a word.
  const isNewest = await isNewestPage();
  // It may have come in the meantime.
  if (putInCharge(registration?.waiting)) return true;
  if (isNewest) {
    useUpdate.setState({ at: 'newest' });
    return false;
  }
  await saveAndReload();
  return true;
}

/** There may be a newer one by now. */
function forgetNewest(): void {
  if (useUpdate.getState().at === 'newest') useUpdate.setState({ at: 'none' });
}

/** What waits is on this device already: it takes no network. Answers whether there is any. */
function putInCharge(waiting: ServiceWorker | null | undefined): boolean {
  if (!waiting) return false;
  useUpdate.setState({ at: 'accepted' });
  waiting.postMessage(takeOver);
  // Where it is not kept and that version is too old as well, one presses again.
  keepInTab(pressedAt, String(Date.now()));
  return true;
}

/** A version that is too old was to be replaced a moment ago, and what took its place is too old as well: that goes on. */
function isPressedFor(): boolean {
  if (useSyncFacts.getState().connection !== 'update-needed') return false;
  return Math.abs(Date.now() - Number(keptInTab(pressedAt))) < goesOnMs;
}

/** Whether the newest version is on this device, once that is known: a network may keep it open for ever. */
async function newestOf(registration: ServiceWorkerRegistration): Promise<boolean> {
  await registration.update();
  return registration.installing === null || isKept(registration.installing);
}

/** Once a worker waits, or has failed to get as far. */
function isKept(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => worker.state !== 'installing' && resolve(worker.state !== 'redundant');
    worker.addEventListener('statechange', look);
    look();
  });
}

let registering: Promise<void> | undefined;

/** Without a network the first time fails; the next look tries again. */
function register(): Promise<void> {
  registering ??= registerNow().finally(() => {
    registering = undefined;
  });
  return registering;
}

async function registerNow(): Promise<void> {
  // It fetches the whole app: after what this page still loads for itself.
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
  const asked = navigator.serviceWorker.register(trustedScript('/sw.js'), { updateViaCache: 'none' });
  const registration = await asked.catch(() => undefined);
  if (!registration) return;
  follow(registration);
  // Where the browser does not tell of its workers, the next load is under one.
  tellWhenBegun().catch(() => undefined);
  const savesData = connectionTold().saveData === true;
  // Where the browser or the person does not allow it, the app is brought up to date when it is opened.
  refreshWhileClosed(registration, { isInstalled: isInstalled(), savesData }).catch(() => undefined);
}

/** The browser may have begun to bring a version before, and of those that it finds any may fail, or be followed by another. */
function follow(registration: ServiceWorkerRegistration): void {
  if (followed === registration) return;
  followed = registration;
  const askOnceKept = async () => {
    if (registration.installing && (await isKept(registration.installing))) askOrGoOn();
  };
  registration.addEventListener('updatefound', () => void askOnceKept());
  void askOnceKept();
  askOrGoOn();
}

/** A first worker that did not get its files is forgotten by the browser, with its registration. */
async function registerAtLast(): Promise<void> {
  if (!(await registrationHere())) await register();
}

async function lookForUpdate(): Promise<void> {
  const registration = await registrationHere();
  // Without a network there is nothing to find; the next look comes by itself.
  if (registration) await registration.update().catch(() => undefined);
  else await register();
  if (useUpdate.getState().at === 'postponed') askOrGoOn();
}

/** None also where the browser refuses a site what it keeps. */
async function registrationHere(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker?.getRegistration().catch(() => undefined);
}
