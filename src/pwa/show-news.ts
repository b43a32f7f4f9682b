import { pushWords as words } from '#src/content/push.ts';
import { currentDb } from '#src/data/database/open-db.ts';
import type { PersonDb } from '#src/data/database/person-db.ts';
import { ownerOf } from '#src/data/database/rows.ts';
import { newsShownUntil, noteNewsShown } from '#src/data/people/shown-news.ts';
import { inTime } from '#src/lib/in-time.ts';
import { showOnIcon } from '#src/lib/show-on-icon.ts';
import { paths } from '#src/paths.ts';
import { isQuietNow } from './is-quiet-now.ts';
import { closeOutside, type Shown, showOutside } from './show-outside.ts';
import { tagOf, tagsOfMany, takeAwayRead } from './take-away-read.ts';
import { needing } from './tell-refused.ts';
import { countForIcon, type News, unreadNews } from './unread-news.ts';

/** As many as a person takes in at once; of the rest, how many. */
const most = 3;

/**
 * What a browser was woken to. `isOnScreen`: the app can be seen beside what somebody works in, so that nothing need be shown.
 * `hasEnded`: the server knows this device's session no more.
 */
type Woken = { isSeen: boolean; isOnScreen?: boolean; isUpToDate: boolean; hasEnded?: boolean; now: number };

/** An old tab may keep the data from opening for ever, and a browser waits for something shown, but not for ever. */
const patience = 5_000;

/**
 * Shows outside the app what is new for whoever uses the device, from what the device holds, and counts it on the icon. What
 * was read meanwhile is taken away. `isSeen`: the app is on the screen and says it itself. A browser wants something shown
 * for every push: where nothing is left to read, that is said, or where this device could not be brought up to date, or read in
 * time, that there is something. Where the session has ended that is said alone: nothing else comes until somebody logs in.
 */
export async function showNews(
  registration: ServiceWorkerRegistration,
  { isSeen, ...woken }: Woken,
): Promise<void> {
  const found = toldNow(registration, woken).catch((error: unknown) => {
    // What cannot be read here can be when the app is opened.
    reportError(error);
    return [unknown];
  });
  const shown = await inTime<Shown[] | null>(found, patience, () => null);
  if (isSeen) return;
  await showInstead(registration, shown ?? [unknown]);
  // Noted as shown by then: it takes the place of that, if the browser lets the worker go on for so long.
  if (!shown) void found.then((late) => showInstead(registration, late));
}

const unknown: Shown = { tag: 'news', text: words.unknown, href: paths.notifications };

const ended: Shown = { tag: 'ended', text: words.ended, href: paths.loginThen(paths.notifications) };

async function toldNow(
  registration: ServiceWorkerRegistration,
  { hasEnded = false, ...given }: Omit<Woken, 'isSeen'>,
): Promise<Shown[]> {
  const db = await currentDb();
  const silent = await isQuietNow(db, given.now);
  const fresh = hasEnded ? [ended] : await freshNews(db, registration, given);
  return fresh.map((each) => ({ ...each, silent }));
}

async function freshNews(
  db: PersonDb,
  registration: ServiceWorkerRegistration,
  { isOnScreen = false, isUpToDate, now }: Pick<Woken, 'isOnScreen' | 'isUpToDate' | 'now'>,
): Promise<Shown[]> {
  const news = await unreadNews(db, now);
  await takeAwayRead(registration, { news: async () => news, needing: () => needing(db) });
  showOnIcon(await countForIcon(db, now));
  const until = await newsShownUntil(ownerOf(db));
  const [newest] = news;
  const nothing = isUpToDate ? words.nothing : words.unknown;
  if (!newest) return isOnScreen ? [] : [{ tag: 'news', text: nothing, href: paths.notifications }];
  await noteNewsShown(ownerOf(db), newest.at);
  const fresh = news.filter(({ at }) => at > until);
  // Another push has told of all of it: the newest is shown once more, in its own place; but no reminder, which stands for long.
  const again = news.find(({ kind }) => kind !== 'reminder');
  const told = again ? asShown(again) : { tag: 'news', text: nothing, href: paths.notifications };
  if (fresh.length === 0) return isOnScreen ? [] : [told];
  const rest = fresh.length - most;
  return [
    ...(rest > 0 ? [{ tag: 'more', text: words.more(rest), href: paths.notifications }] : []),
    // The newest last: it lies on top.
    ...fresh.slice(0, most).reverse().map(asShown),
  ];
}

/** In place of what the last push said of many things at once. */
async function showInstead(registration: ServiceWorkerRegistration, shown: Shown[]): Promise<void> {
  for (const tag of tagsOfMany) await closeOutside(registration, tag);
  for (const each of shown) await showOutside(registration, each);
}

function asShown(news: News): Shown {
  return { tag: tagOf(news), text: news.text, href: hrefOf(news) };
}

/** With what it told of, so that who follows it has read it. */
function hrefOf({ kind, id, href }: News): string {
  if (kind !== 'notification') return href;
  const [path = '', query = ''] = href.split('?');
  const search = new URLSearchParams(query);
  search.set('told', id);
  return `${path}?${search}`;
}
