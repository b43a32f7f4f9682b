import { pushWords as words } from '#src/content/push.ts';
import { currentDb } from '#src/data/open-db.ts';
import { ownerOf } from '#src/data/rows.ts';
import { newsShownUntil, noteNewsShown } from '#src/data/shown-news.ts';
import { showOnIcon } from '#src/lib/show-on-icon.ts';
import { paths } from '#src/paths.ts';
import { countForIcon, type News, unreadNews } from './unread-news.ts';

/** As many as a person takes in at once; of the rest, how many. */
const most = 3;

type Shown = { tag: string; text: string; href: string };

/**
 * Shows outside the app what is new for whoever uses the device, from what the device holds, and counts it on the icon. What
 * was read meanwhile is taken away. `isSeen`: the app is on the screen and says it itself. A browser wants something shown
 * for every push: where nothing is left to read, that is said, or where this device could not be brought up to date, that there
 * is something.
 */
export async function showNews(
  registration: ServiceWorkerRegistration,
  { isSeen, isUpToDate, now }: { isSeen: boolean; isUpToDate: boolean; now: number },
): Promise<void> {
  const shown = await freshNews(registration, { isUpToDate, now }).catch((error: unknown) => {
    // What cannot be read here can be when the app is opened.
    reportError(error);
    return [{ tag: 'news', text: words.unknown, href: paths.notifications }];
  });
  if (isSeen) return;
  for (const each of shown) await show(registration, each);
}

async function freshNews(
  registration: ServiceWorkerRegistration,
  { isUpToDate, now }: { isUpToDate: boolean; now: number },
): Promise<Shown[]> {
  const db = await currentDb();
  const news = await unreadNews(db);
  await takeAwayRead(registration, news);
  showOnIcon(await countForIcon(db, now));
  const until = await newsShownUntil(ownerOf(db));
  const [newest] = news;
  const nothing = isUpToDate ? words.nothing : words.unknown;
  if (!newest) return [{ tag: 'news', text: nothing, href: paths.notifications }];
  await noteNewsShown(ownerOf(db), newest.at);
  const fresh = news.filter(({ at }) => at > until);
  // Another push has told of all of it: the newest is shown once more, in its own place.
  if (fresh.length === 0) return [asShown(newest)];
  const rest = fresh.length - most;
  return [
    ...(rest > 0 ? [{ tag: 'more', text: words.more(rest), href: paths.notifications }] : []),
    // The newest last: it lies on top.
    ...fresh.slice(0, most).reverse().map(asShown),
  ];
}

async function takeAwayRead(registration: ServiceWorkerRegistration, news: News[]): Promise<void> {
  const unread = new Set(news.map(tagOf));
  for (const notification of await registration.getNotifications())
    if (!unread.has(notification.tag)) notification.close();
}

/** One that is there already is put in anew, or the person would not be told that there is more in it. */
async function show(registration: ServiceWorkerRegistration, { tag, text, href }: Shown): Promise<void> {
  for (const there of await registration.getNotifications({ tag })) there.close();
  await registration.showNotification(words.title, {
    body: text,
    tag,
    data: { href },
    icon: '/icons/icon-192.png',
    badge: '/icons/monochrome-192.png',
    lang: 'en-IN',
  });
}

function asShown(news: News): Shown {
  return { tag: tagOf(news), text: news.text, href: hrefOf(news) };
}

function tagOf({ kind, id }: News): string {
  return `${kind}-${id}`;
}

/** With what it told of, so that who follows it has read it. */
function hrefOf({ kind, id, href }: News): string {
  if (kind === 'conversation') return href;
  const [path = '', query = ''] = href.split('?');
  const search = new URLSearchParams(query);
  search.set('told', id);
  return `${path}?${search}`;
}
