import { registerHooks } from 'node:module';
import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import type * as DeviceDb from '#src/data/database/device-db.ts';
import type * as OutboxActions from '#src/data/outbox/outbox-actions.ts';
import type * as FinishLeaving from '#src/data/people/finish-leaving.ts';
import type * as GuestDrafts from '#src/data/people/guest-drafts.ts';
import type * as LetGo from '#src/data/people/let-go-of-device.ts';
import type * as People from '#src/data/people/people.ts';
import type * as ShownInTab from '#src/lib/shown-in-tab.ts';
import type * as LettingGo from '#src/syncing/letting-go.ts';

/** The app's own code for whose turn it is on a device, with the state it keeps in modules: one copy a browser. */
export type BrowserModules = {
  people: typeof People & typeof FinishLeaving & typeof GuestDrafts & typeof LetGo;
  device: typeof DeviceDb;
  outbox: typeof OutboxActions;
  asking: typeof LettingGo;
};

/** A browser's place among those of a history: the copies are used again by the next history's browser there. */
type Slot = { disk: IDBFactory; modules: BrowserModules; shown: typeof ShownInTab };

const stateful =
  /\/src\/(?:data|syncing|lib)\/(?:[a-z]+\/)?(people|shown-in-tab|let-go-of-device|letting-go|leave-behind|finish-leaving|guest-drafts|kept-people|displaced-people|discarded-people|discard-person|device-db|open-db|tab-person|unsaved-words|kept-work|mutate|writable-db|live-answer|person-query|use-drafts|shown-news|outbox-actions|back-into-draft)\.ts$/;
const mark = /\?browser=\d+$/;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const [browser] = mark.exec(context.parentURL ?? '') ?? [];
    return browser && stateful.test(resolved.url) ? { ...resolved, url: resolved.url + browser } : resolved;
  },
});

const slots: Slot[] = [];

/** The copy of the browser at that place, on this disk from now on. */
export async function modulesAt(place: number, disk: IDBFactory): Promise<BrowserModules> {
  const known = slots[place];
  if (known) {
    known.disk = disk;
    // The last history's person: nobody has been shown in this one.
    known.shown.shownInTab.personId = undefined;
    return known.modules;
  }
  const here = { disk };
  return onDisk(
    () => here.disk,
    async () => {
      const coming: typeof People = await import(`../../src/data/people/people.ts?browser=${place}`);
      const leaving: typeof FinishLeaving = await import(
        `../../src/data/people/finish-leaving.ts?browser=${place}`
      );
      const guests: typeof GuestDrafts = await import(
        `../../src/data/people/guest-drafts.ts?browser=${place}`
      );
      const lettingGo: typeof LetGo = await import(
        `../../src/data/people/let-go-of-device.ts?browser=${place}`
      );
      const people = { ...coming, ...leaving, ...guests, ...lettingGo };
      const device: typeof DeviceDb = await import(`../../src/data/database/device-db.ts?browser=${place}`);
      const outbox: typeof OutboxActions = await import(
        `../../src/data/outbox/outbox-actions.ts?browser=${place}`
      );
      const asking: typeof LettingGo = await import(`../../src/syncing/letting-go.ts?browser=${place}`);
      const shown: typeof ShownInTab = await import(`../../src/lib/shown-in-tab.ts?browser=${place}`);
      const modules = { people, device, outbox, asking };
      slots[place] = Object.assign(here, { modules, shown });
      return modules;
    },
  );
}

/** Whose `indexedDB` this process has now, and how many things use it. */
const inUse = { disk: null as IDBFactory | null, by: 0, waiting: [] as (() => void)[] };
const nobodys = Dexie.dependencies;

/** Does what opens databases by the browser's own `indexedDB`, once no other browser does. */
export async function onDisk<T>(disk: () => IDBFactory, work: () => Promise<T>): Promise<T> {
  const its = disk();
  while (inUse.by > 0 && inUse.disk !== its) await new Promise<void>((go) => inUse.waiting.push(go));
  if (inUse.by === 0) Dexie.dependencies = { indexedDB: followed(disk), IDBKeyRange };
  inUse.disk = its;
  inUse.by += 1;
  try {
    return await work();
  } finally {
    inUse.by -= 1;
    if (inUse.by === 0) {
      Dexie.dependencies = nobodys;
      for (const go of inUse.waiting.splice(0)) go();
    }
  }
}

/** What a module holds for as long as the process lives, of a disk that is another in each history. */
function followed(disk: () => IDBFactory): IDBFactory {
  return {
    open: (...args) => disk().open(...args),
    deleteDatabase: (...args) => disk().deleteDatabase(...args),
    databases: () => disk().databases(),
    cmp: (...args) => disk().cmp(...args),
  };
}
