import { createStore } from 'zustand/vanilla';
import { conversationWords } from '#src/content/messages.ts';
import { chosenFor } from '#src/data/chosen-files.ts';
import { hasLeft } from '#src/data/database/has-left.ts';
import { knownTabPerson } from '#src/data/database/tab-person.ts';
import { type Addressee, sendMessage } from '#src/data/messages.ts';
import { createFormKeeper } from '#src/data/words/form-keeper.ts';
import { joinedWords, typedOn } from '#src/data/words/joined-words.ts';
import { keepShown } from '#src/data/words/keep-shown.ts';
import { OvertakenError, type TypedHere } from '#src/data/words/typed-words.ts';
import { tellRefusal } from '#src/pages/tell-refusal.ts';
import type { Attachment } from '#sync/records/message.ts';
import { createComposedFiles, type Reading } from './composed-files.ts';

export type Composition = ReturnType<typeof createComposition>;

/** `wanted`: the hashes of the files that go along; `late`: those that do not. */
type Going = { words: string; to: Addressee; wanted: Set<string>; late: Reading[] };

/**
 * What somebody writes in a conversation. Pressed for, a message leaves the box and goes into the outbox, one after the other; one
 * whose files are being read waits for them in the box, and whoever writes on presses for it anew. Where another tab has written
 * meanwhile, what has not gone is in the box with that. All words are kept on the device, as one, until they are in the outbox.
 */
export function createComposition(personId: string, connectionId: string, typed: TypedHere) {
  const stored = { current: typed };
  let inBox = typed.text;
  let latest = typed;
  let going: Going[] = [];
  let waiting: object | null = null;
  let storing: Promise<void> | null = null;
  let isStored = true;
  let isKept = true;
  const keeper = createFormKeeper<string>(keep, (state) => {
    isKept = state !== 'fault';
    tellShown();
  });
  const files = createComposedFiles(connectionId, () => tellShown());
  const shown = createStore(look);

  function look() {
    return { text: inBox, isKept, isWaiting: waiting !== null, ...files.look() };
  }

  function tellShown() {
    shown.setState(look());
  }

  /** What is going, and below it what the box shows. */
  function unsent(messages = going): string {
    return [...messages.map(({ words }) => words), inBox].reduce(joinedWords);
  }

  function write(words: string) {
    waiting = null;
    inBox = words;
    tellShown();
    keepUnsent();
  }

  /** Nothing goes by itself any more. */
  function putInBox(words: string) {
    going = [];
    write(words);
  }

  /** A message that is going into the outbox must not come back from where it was written. */
  function keepUnsent() {
    isStored = false;
    if (storing === null) keeper.keep(unsent());
  }

  async function keep(words: string) {
    if (!isTheirs()) return;
    await keepShown(connectionId, words, { newest: unsent, stored, write: putInBox });
    isStored = unsent() === stored.current.text;
    follow(latest);
  }

  /** Shows what another tab has stored. What is not stored here yet meets those words where it is stored. */
  function follow(typed: TypedHere) {
    latest = typed;
    if (isStored && storing === null && latest.turn > stored.current.turn) takeUp(latest);
  }

  /** Nothing goes by itself any more: the box shows what stands, and what is not stored here yet. */
  function takeUp(stands: TypedHere) {
    inBox = typedOn(stands.text, stored.current.text, unsent());
    // What stood before that has gone.
    if (stands.text === '') inBox = inBox.replace(/^\n/, '');
    stored.current = stands;
    going = [];
    waiting = null;
    tellShown();
  }

  /** Whoever writes is at this tab, and has not signed out meanwhile. */
  function isTheirs(): boolean {
    return !keeper.hasLeft() && knownTabPerson() === personId;
  }

  function tellTheirs(error: unknown) {
    if (isTheirs()) tellRefusal(conversationWords.failed)(error);
  }

  async function sendOnceRead(to: Addressee, seen: Attachment[]) {
    const press = {};
    waiting = press;
    tellShown();
    const areRead = await files.areRead();
    if (waiting !== press) return;
    waiting = null;
    if (areRead) send(to, seen);
    tellShown();
  }

  function send(to: Addressee, seen: Attachment[]) {
    if (!isTheirs()) return;
    waiting = null;
    going = [...going, { words: inBox, to, ...files.take(seen) }];
    // Empty before it is stored: who presses twice must not send it twice.
    inBox = '';
    isStored = false;
    tellShown();
    storing ??= storeGoing();
  }

  async function storeGoing() {
    try {
      for (let [first] = going; first && isTheirs(); [first] = going) await store(first);
    } catch (error) {
      // Sent from another tab, say.
      if (error instanceof OvertakenError) takeUp(error.stands);
      else tellTheirs(error);
    }
    storing = null;
    if (going.length > 0) putInBox(unsent());
    else keepUnsent();
  }

  async function store(message: Going) {
    if (unsent() !== stored.current.text) keeper.keep(unsent());
    await keeper.flush();
    if (going[0] !== message) return;
    const attachments = (await chosenFor(connectionId)).filter(({ hash }) => message.wanted.has(hash));
    // Who presses twice for files alone has pressed for nothing the second time.
    if (message.words.trim() !== '' || attachments.length > 0)
      stored.current = await sendMessage(connectionId, message.to, message.words, {
        from: personId,
        known: stored.current.turn,
        rest: () => unsent(going.slice(1)),
        attachments,
      });
    files.letGo(message.late);
    going = going.slice(1);
  }

  /** What is going takes no file along that is chosen for the next, and nobody else's comes to who signs in meanwhile. */
  async function onceStored() {
    await storing;
    if (!isTheirs()) throw hasLeft();
  }

  async function flush() {
    await storing;
    return keeper.flush();
  }

  return {
    personId,
    connectionId,
    shown,
    follow,
    write,
    stay: keeper.stay,
    flush,
    /** It goes on while nobody looks, and has something to show to who comes back. */
    isUnderWay: () => isTheirs() && (waiting !== null || storing !== null || !isKept || files.isUnderWay()),
    /** `seen`: the files that are seen to stand chosen for it. Those that are being read go along, too. */
    send(to: Addressee, seen: Attachment[]) {
      if (!files.areAwaited()) send(to, seen);
      else if (waiting === null) void sendOnceRead(to, seen);
    },
    choose(chosen: File[]) {
      void files.choose(chosen, onceStored).catch(tellTheirs);
    },
    /** One that is being read is taken out. */
    takeOut: files.takeOut,
    drop(hash: string) {
      void files.drop(hash).catch(tellTheirs);
    },
    /** Resolves once it is kept here: until then it is not to go from where it was. */
    async putBack(words: string, attachments: Attachment[]) {
      write(joinedWords(inBox, words));
      await files.putBack(attachments, onceStored);
      if (!(await flush())) throw new Error('What was put back is not kept');
    },
  };
}
