import { chosenFor } from '#src/data/chosen-files.ts';
import { currentDb, openPersonDb } from '#src/data/database/open-db.ts';
import { rowsOf } from '#src/data/database/rows.ts';
import { typedIn } from '#src/data/words/typed-words.ts';
import { createComposition } from '#src/pages/messages/composition.ts';
import { compositionOf, lookAt } from '#src/pages/messages/compositions.ts';
import { newId } from '#sync/ids.ts';
import { madeUpRequest, signedInHere } from './here.ts';

export const asha = { id: newId(), name: 'Asha Rao' };

/** Who is signed in, and their conversation with Asha. */
export const here = { me: '', id: '' };

export async function beginConversation() {
  const { userId } = await signedInHere('investor');
  Object.assign(here, { me: userId, id: newId() });
  await connectHere();
}

export async function connectHere() {
  const people = { investorId: here.me, entrepreneurId: asha.id };
  const connection = madeUpRequest({ id: here.id, ...people, status: 'accepted' });
  await rowsOf(await currentDb(), 'connections').put(connection);
}

export const typed = async () => typedIn(await currentDb(), here.id);

/** The words that are kept. */
export const kept = async () => (await typed()).text;

/** The conversation as somebody opens it. */
export async function open() {
  const composition = compositionOf(here.me, here.id, await typed());
  const leave = lookAt(composition);
  function look() {
    const { readings, ...seen } = composition.shown.getState();
    return { ...seen, reading: readings.map(({ name }) => name) };
  }
  function takeOut(name: string) {
    const reading = composition.shown.getState().readings.find((each) => each.name === name);
    if (reading) composition.takeOut(reading);
  }
  const files = () => chosenFor(here.id);
  const names = async () => (await files()).map(({ name }) => name);
  /** One stroke of the key after the other, whatever comes of them. */
  function sendAtOnce(...messages: string[]) {
    for (const words of messages) {
      if (words !== '') composition.write(words);
      composition.send(asha, []);
    }
  }
  async function send(words: string) {
    if (words !== '') composition.write(words);
    composition.send(asha, await files());
  }
  return { ...composition, leave, look, takeOut, files, names, send, sendAtOnce };
}

/** The same conversation in another tab. */
export async function openElsewhere() {
  return createComposition(here.me, here.id, await typed());
}

/** A file that is read no further than its beginning until one of these is called. */
export function slowFile(name: string) {
  const file = new File([`%PDF-1.7 ${name}`], name);
  const head = file.slice();
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>();
  let isBegun = false;
  file.slice = () => {
    isBegun = true;
    return Object.assign(head, { arrayBuffer: () => promise });
  };
  return {
    file,
    isBegun: () => isBegun,
    readOn: async () => resolve(await file.arrayBuffer()),
    lose: () => reject(new DOMException('', 'NotReadableError')),
  };
}

export const text = (name: string) => new File([`${name}\n`], name);

/** What is in the outbox: the words of each message and its files. */
export async function sentBy(personId: string): Promise<unknown[]> {
  const entries = await openPersonDb(personId).outbox.orderBy('order').toArray();
  return entries.map(({ args }) => {
    const { text, attachments = [] } = args as { text: string; attachments?: { name: string }[] }; // of sendMessage
    return [text, ...attachments.map(({ name }) => name)];
  });
}

export const sent = () => sentBy(here.me);
