import { createStore } from 'zustand/vanilla';
import { createFormKeeper } from '#src/data/form-keeper.ts';
import { joinedOnce, joinedWords, typedOn } from '#src/data/joined-words.ts';
import { keepShown } from '#src/data/keep-shown.ts';
import { type Addressee, sendMessage } from '#src/data/messages.ts';
import { knownTabPerson } from '#src/data/tab-person.ts';
import { type TypedHere, typedNow } from '#src/data/typed-words.ts';
import type { Attachment } from '#sync/records/message.ts';
import { createComposedFiles } from './composed-files.ts';
import { tell } from './tell.ts';

export type Composition = ReturnType<typeof createComposition>;

type Pressed = { words: string; to: Addressee; added: Promise<boolean> };

/**
 * What somebody writes in a conversation: the message in the box, and before it those that were pressed for, which go one after
 * the other, each once its files are read. The words of all are kept on the device, as one, until they are in the outbox.
 */
export function createComposition(personId: string, connectionId: string, typed: TypedHere) {
  const newest = { current: typed.text };
  const stored = { current: typed };
  let latest = typed;
  let pressed: Pressed[] = [];
  let isStored = true;
  let isKept = true;
  let isSending = false;
  let storing: Promise<void> | null = null;
  const keeper = createFormKeeper<string>(keep, (state) => {
    isKept = state !== 'fault';
    tellShown();
  });
  const files = createComposedFiles(connectionId, () => tellShown());
  const shown = createStore(look);

  function look() {
    return { text: newest.current, isKept, ...files.look() };
  }

  function tellShown() {
    shown.setState(look());
  }

  function show(words: string) {
    newest.current = words;
    tellShown();
  }

  function write(words: string) {
    show(words);
    keepUnsent();
  }

  /** A message that is going into the outbox must not come back from where it was written. */
  function keepUnsent() {
    isStored = false;
    if (storing === null) keeper.keep(unsent(pressed));
  }

  /** The words of those, and below them what the box shows. */
  function unsent(before: Pressed[]): string {
    return [...before.map(({ words }) => words), newest.current].reduce(joinedWords);
  }

  async function keep(words: string) {
    if (!isTheirs()) return;
    await keepShown(connectionId, words, { newest, stored, write });
    isStored = unsent(pressed) === stored.current.text;
    follow(latest);
  }

  /** Shows what another tab has stored. What is not stored here yet meets those words where it is stored. */
  function follow(typed: TypedHere) {
    latest = typed;
    const isNew = isStored && storing === null && latest.turn > stored.current.turn;
    const [first] = pressed;
    if (isNew && (!first || isTaken(first, latest))) takeUp(latest);
  }

  /** The first message was sent from another tab, or discarded: what was kept of it stands there no more. */
  function isTaken(first: Pressed, stands: TypedHere): boolean {
    if (stands.turn <= stored.current.turn) return false;
    const words = first.words.trim();
    if (words === '') return stands.text === '';
    return stored.current.text.includes(words) && !stands.text.includes(words);
  }

  /** Lets go of what was pressed for, and shows what stands, below it what was typed here since. */
  function takeUp(stands: TypedHere) {
    stored.current = stands;
    putInBox(isStored ? stands.text : joinedOnce(stands.text, newest.current));
  }

  function putInBox(words: string) {
    if (pressed.length > 0) files.putInBox();
    pressed = [];
    show(words);
  }

  /** Whoever writes is at this tab, and has not signed out meanwhile. */
  function isTheirs(): boolean {
    return !keeper.hasLeft() && knownTabPerson() === personId;
  }

  function tellTheirs(error: unknown) {
    if (isTheirs()) tell(error);
  }

  async function sendPressed() {
    if (isSending) return;
    isSending = true;
    try {
      for (let [first] = pressed; first && (await send(first)); [first] = pressed) keepUnsent();
    } catch (error) {
      tellTheirs(error);
    }
    isSending = false;
    putInBox(unsent(pressed));
    keepUnsent();
  }

  /** Answers false where one of its files cannot go along: the person decides anew. */
  async function send(message: Pressed): Promise<boolean> {
    const isAdded = await message.added;
    if (pressed[0] !== message) return true;
    if (!isAdded || !isTheirs()) return false;
    storing = store(message);
    try {
      await storing;
    } finally {
      storing = null;
    }
    return true;
  }

  async function store(message: Pressed) {
    await keeper.flush();
    const stands = await typedNow(connectionId);
    if (isTaken(message, stands)) return takeUp(stands);
    const attachments = await files.ofFirst();
    // Who presses twice for files alone has pressed for nothing the second time.
    if (message.words.trim() !== '' || attachments.length > 0) await storeSent(message, attachments);
    pressed = pressed.slice(1);
    files.noteGone(attachments);
    tellShown();
  }

  async function storeSent({ words, to }: Pressed, attachments: Attachment[]) {
    let left = '';
    const rest = () => {
      left = unsent(pressed.slice(1));
      return left;
    };
    const { isWantedLater } = files;
    const sending = { from: personId, known: stored.current.turn, rest, attachments, isWantedLater };
    stored.current = await sendMessage(connectionId, to, words, sending);
    // Another tab may have written on meanwhile.
    newest.current = typedOn(stored.current.text, left, newest.current);
  }

  return {
    personId,
    connectionId,
    shown,
    follow,
    write,
    stay: keeper.stay,
    flush: keeper.flush,
    /** It goes on while nobody looks, and has something to show to who comes back. */
    isUnderWay: () => isTheirs() && (pressed.length > 0 || files.isUnderWay()),
    /** `seen`: the files that are seen to stand chosen for it. Those on their way go along, too. */
    send(to: Addressee, seen: Attachment[]) {
      pressed = [...pressed, { words: newest.current, to, added: files.press(seen) }];
      // Empty before it is stored: who presses twice must not send it twice.
      show('');
      keepUnsent();
      void sendPressed();
    },
    choose(chosen: File[]) {
      void files.choose(chosen).catch(tellTheirs);
    },
    drop(hash: string) {
      void files.drop(hash).catch(tellTheirs);
    },
    see: files.see,
    /** Resolves once it is kept here: until then it is not to go from where it was. */
    async putBack(words: string, attachments: Attachment[]) {
      write(joinedWords(newest.current, words));
      await files.putBack(attachments);
      await Promise.allSettled([storing]);
      keepUnsent();
      if (!(await keeper.flush())) throw new Error('What was put back is not kept');
    },
  };
}
