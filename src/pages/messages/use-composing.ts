import { useEffect, useRef, useState } from 'react';
import { chosenFor, putBackFiles } from '#src/data/chosen-files.ts';
import { createFormKeeper, type KeeperState } from '#src/data/form-keeper.ts';
import { joinedWords } from '#src/data/joined-words.ts';
import { keepShown } from '#src/data/keep-shown.ts';
import { type Addressee, sendMessage } from '#src/data/messages.ts';
import type { TypedHere } from '#src/data/typed-words.ts';
import { beforeReload } from '#src/pwa/before-reload.ts';
import type { Attachment } from '#sync/records/message.ts';
import { tell } from './tell.ts';
import { useChoosing } from './use-choosing.ts';

export type Composing = ReturnType<typeof useComposing>;

/** What is being written to somebody, kept on the device with every letter until it is sent. Every tab shows the same. */
export function useComposing(connectionId: string, other: Addressee, typed: TypedHere) {
  const [text, setText] = useState(typed.text);
  // What is typed while a message is being stored belongs to the next one.
  const newest = useRef(typed.text);
  const stored = useRef(typed);
  const latest = useRef(typed);
  latest.current = typed;
  const isStored = useRef(true);
  const isSending = useRef(false);
  const isStoring = useRef(false);
  // Each waits until the one before it is stored, and for the files that were chosen by then.
  const pressed = useRef<{ message: string; added: Promise<boolean> }[]>([]);
  const [kept, setKept] = useState<KeeperState>('rest');
  const [keeper] = useState(() => createFormKeeper((words) => keep(String(words.text)), setKept));
  const choosing = useChoosing(connectionId);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => beforeReload(keeper.flush), [keeper]);
  useEffect(() => keeper.stay(), [keeper]);
  // oxlint-disable-next-line react/exhaustive-deps -- it only shows what was stored
  useEffect(follow, [typed]);

  /** Shows what another tab has stored. What is not stored here yet meets those words where it is stored. */
  function follow() {
    if (!isStored.current || isSending.current || latest.current.turn <= stored.current.turn) return;
    stored.current = latest.current;
    show(stored.current.text);
  }

  async function keep(words: string) {
    await keepShown(connectionId, words, { newest, stored, write });
    isStored.current = newest.current === stored.current.text;
    follow();
  }

  function show(words: string) {
    newest.current = words;
    setText(words);
  }

  function write(words: string) {
    show(words);
    isStored.current = false;
    keepUnsent();
  }

  /** A message that is going into the outbox must not come back from where it was written. */
  function keepUnsent() {
    if (!isStoring.current) keeper.keep({ text: unsent() });
  }

  async function send() {
    const message = newest.current;
    // Files alone are pressed for once; what is pressed for until they have gone is the same.
    if (isSending.current && message.trim() === '') return;
    pressed.current.push({ message, added: choosing.added() });
    // Empty before it is stored: who presses twice must not send it twice.
    show('');
    keepUnsent();
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (pressed.current.length > 0 && (await store())) {
        pressed.current.shift();
        keepUnsent();
      }
    } catch (error) {
      tell(error);
    } finally {
      if (pressed.current.length > 0) show(unsent());
      pressed.current = [];
      isSending.current = false;
    }
    keepUnsent();
  }

  /**
   * Stores the first message that was pressed for. A file that was chosen by then goes along, however long it takes to read;
   * answers false where it cannot: the person decides anew.
   */
  async function store(): Promise<boolean> {
    const [{ message, added } = { message: '', added: true }] = pressed.current;
    if (!(await added)) return false;
    const attachments = await chosenFor(connectionId);
    isStoring.current = true;
    try {
      await keeper.flush();
      const known = stored.current.turn;
      const rest = () => unsent(1);
      stored.current = await sendMessage(connectionId, other, message, { known, rest, attachments });
    } finally {
      isStoring.current = false;
    }
    // Of what was chosen since, the next message tells.
    if (pressed.current.length === 1) choosing.settle();
    return true;
  }

  /** What was pressed for, but for the first `stored` of it, and what has been written since. */
  function unsent(stored = 0): string {
    const messages = pressed.current.slice(stored).map(({ message }) => message);
    return messages.length > 0 ? [...messages, newest.current].reduce(joinedWords) : newest.current;
  }

  return {
    text,
    box,
    choosing,
    isKept: kept !== 'fault',
    write,
    send: () => void send(),
    /** Resolves once the words are kept here: until then they are not to go from where they were. */
    async putBack(words: string, files: Attachment[]) {
      await putBackFiles(connectionId, files);
      write(joinedWords(newest.current, words));
      box.current?.focus();
      await keeper.flush();
      await keep(newest.current);
    },
  };
}
