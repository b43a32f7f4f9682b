import { tidyAttachments } from '#server/attachments/tidy-attachments.ts';
import { filesOf } from '#src/data/database/entry-files.ts';
import { keepFile } from '#src/data/files.ts';
import { outboxItems } from '#src/data/outbox/outbox-items.ts';
import { entriesOf } from '#src/data/outbox/outbox-things.ts';
import { sha256 } from '#src/lib/sha256.ts';
import { newId } from '#sync/ids.ts';
import { otherOf } from '#sync/rules/connections.ts';
import { bytesAt, fileFaults, filesThatMayGo } from '../checks/files.ts';
import { rawDevice } from '../checks/raw-device.ts';
import { wordsBroughtBy } from '../checks/words.ts';
import type { Browser } from '../world/browser.ts';
import { onDisk } from '../world/browser-modules.ts';
import { filesOnDisk } from '../world/server-disk.ts';
import type { Tab } from '../world/tab.ts';
import type { World } from '../world/world.ts';
import { attempt, keep, originOf } from './acts.ts';
import type { Doing } from './doing.ts';
import { inOrder } from './rows-here.ts';

/** Somebody sends a message with a file or two, at times one that they have sent before. */
export const writeWithFiles: Doing = async (world, _, tab) => {
  await sendWithFiles(world, tab);
};

/** The page dies while its file is on its way. */
export const crashWhileFileGoes: Doing = async (world, browser, tab) => {
  const person = browser.person;
  const hashes = await sendWithFiles(world, tab);
  if (!person || hashes.length === 0) return;
  await world.time.pass(world.chance.below(600));
  tab.crash();
  const parts = filesOnDisk(world.server.attachments);
  if (hashes.some((hash) => parts.has(`${world.server.attachments}/${person.id}/${hash}.part`)))
    world.strike('tab crashed while a file was half sent');
};

/** Answers the hashes of what goes along; none where nothing was sent. */
async function sendWithFiles(world: World, tab: Tab): Promise<string[]> {
  const {
    browser: { person },
  } = tab;
  const open = (await inOrder(tab, 'connections')).filter(({ status }) => status === 'accepted');
  const connection = world.chance.oneOf(open);
  if (!connection || !person) return [];
  const files = new Map<string, string>();
  for (let left = world.chance.percent(30) ? 2 : 1; left > 0; left -= 1) {
    const content = contentOf(world, person.id);
    files.set(await sha256(new TextEncoder().encode(content).buffer), content);
  }
  // As where it is tried again on another device: there the words are before the bytes.
  const isLate = world.chance.percent(25);
  if (!isLate && !(await choose(world, tab, files))) return [];
  const attachments = [...files].map(([hash, { length: size }]) => ({ hash, name: 'plan.pdf', size }));
  const word = world.words.next();
  const writtenAt = new Date(tab.browser.now()).toISOString();
  const to = { connectionId: connection.id, toName: otherOf(connection, person.id).name };
  const args = { messageId: newId(), ...to, text: `Here it is, ${word}.`, attachments, writtenAt };
  const id = newId(tab.browser.now());
  if (!(await attempt(tab, () => tab.mutate({ id, name: 'sendMessage', args })))) return [];
  world.promises.set(id, originOf(world, tab));
  keep(world, tab, word);
  if (isLate && !(await choose(world, tab, files))) return [];
  for (const hash of files.keys()) world.files.get(hash)?.goesWith.set(id, tab.browser.name);
  return [...files.keys()];
}

/** Of one part or of several; sometimes one that was sent before. */
function contentOf(world: World, personId: string): string {
  const known = [...world.files.values()].filter(({ at }) =>
    [...at.keys()].some((place) => place.endsWith(personId)),
  );
  const again = world.chance.percent(25) ? world.chance.oneOf(known) : undefined;
  if (again) world.strike('a file sent a second time');
  return again?.content ?? `%PDF-1.7\n${`${world.words.next()} `.repeat(1 + world.chance.below(40))}`;
}

/** The bytes are on the device; false where it has no room for them. */
async function choose(world: World, tab: Tab, files: Map<string, string>): Promise<boolean> {
  const place = `${tab.browser.name} ${tab.browser.person?.id}`;
  for (const [hash, content] of files) {
    if (!(await attempt(tab, () => keepFile(tab.db(), new Blob([content]))))) return false;
    const file = world.files.get(hash) ?? { content, at: new Map(), goesWith: new Map() };
    file.at.set(place, world.time.now());
    world.files.set(hash, file);
  }
  return true;
}

/** The server lets go of files that no message names; of no others. */
export async function tidyFiles(world: World): Promise<void> {
  const { server } = world;
  const before = [...filesOnDisk(server.attachments).keys()];
  const mayGo = filesThatMayGo(world);
  await tidyAttachments(server.services);
  const after = filesOnDisk(server.attachments);
  for (const path of before.filter((each) => !after.has(each))) {
    if (!mayGo.has(path)) world.violations.push(`the housekeeping took the file ${path}`);
    world.strike('the server let go of a file that no message names');
  }
  world.violations.push(...fileFaults(world));
}

/**
 * What a device says is gone is neither on it nor at the server: then the person takes the message back, as they are asked to.
 */
export async function takeBackWithoutFiles(world: World, browser: Browser, tab: Tab): Promise<void> {
  const { person } = browser;
  const device = person && (await rawDevice(browser, person.id));
  if (!device) return;
  const gone = device.outbox.filter(({ failure }) => failure?.code === 'file-gone');
  for (const entry of gone) {
    const isThere = filesOf(entry).every(
      ({ hash }) => device.files.has(hash) || bytesAt(world.server, person.id, hash),
    );
    if (isThere) world.violations.push(`${browser.name} says that a file is gone which is there`);
    const items = await outboxItems(tab.db());
    for (const { key } of items) {
      const entries = await entriesOf(tab.db(), key);
      if (!entries.some(({ id }) => id === entry.id)) continue;
      await onDisk(
        () => browser.disk,
        () => browser.modules.outbox.cancelItem(key),
      );
      for (const { id, args } of entries) {
        world.promises.delete(id);
        world.words.letGo(wordsBroughtBy(args).join(' '));
      }
    }
    world.strike('a message taken back whose file was nowhere');
  }
}
