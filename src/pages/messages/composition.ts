import { createStore } from 'zustand/vanilla';
import { createFormKeeper } from '#src/data/form-keeper.ts';
import { joinedWords } from '#src/data/joined-words.ts';
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
    isStored = false;
    keepUnsent();
  }

  /** A message that is going into the outbox must not come back from where it was written. */
  function keepUnsent() {
    if (storing === null) keeper.keep(unsent(pressed));
  }

  /** The words of those, and below them what the box shows. */
  function unsent(before: Pressed[]): string {
    return [...before.map(({ words }) => words), newest.current].reduce(joinedWords);
  }

  async function keep(words: string) {
    if (!isTheirs()) return;
    await keepShown(connectionId, words, { newest, stored, write });
    isStored = newest.current === stored.current.text;
    follow(latest);
  }

  /** Shows what another tab has stored. What is not stored here yet meets those words where it is stored. */
  function follow(typed: TypedHere) {
    latest = typed;
    if (!isStored || isSending || latest.turn <= stored.current.turn) return;
    stored.current = latest;
    show(latest.text);
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
    if (pressed.length > 0) putInBox();
    keepUnsent();
  }

  /** Answers false where one of its files cannot go along: the person decides anew; or where nothing is left to go. */
  async function send(message: Pressed): Promise<boolean> {
    if (!(await message.added) || !isTheirs()) return false;
    if (message.words.trim() !== '' && (await letGoOfTaken())) return false;
    const attachments = await files.ofFirst();
    // Who presses twice for files alone has pressed for nothing the second time.
    if (message.words.trim() !== '' || attachments.length > 0) storing = store(message, attachments);
    try {
      await storing;
      pressed = pressed.slice(1);
    } finally {
      storing = null;
    }
    files.noteGone(attachments);
    tellShown();
    return true;
  }

  /** Where what was kept of all these words has been sent from another tab or discarded, lets go of it, and answers so. */
  async function letGoOfTaken(): Promise<boolean> {
    await keeper.flush();
    const kept = newest.current;
    const stands = await typedNow(connectionId);
    if (stands.text !== '' || stands.turn <= stored.current.turn) return false;
    stored.current = stands;
    pressed = [];
    files.putInBox();
    show(newest.current === kept ? '' : newest.current);
    return true;
  }

  async function store({ words, to }: Pressed, attachments: Attachment[]) {
    await keeper.flush();
    const known = stored.current.turn;
    const rest = () => unsent(pressed.slice(1));
    const { isWantedLater } = files;
    const sending = { from: personId, known, rest, attachments, isWantedLater };
    stored.current = await sendMessage(connectionId, to, words, sending);
  }

  function putInBox() {
    const words = unsent(pressed);
    pressed = [];
    files.putInBox();
    show(words);
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
