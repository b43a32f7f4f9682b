import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { MessageHere } from '#src/data/deliveries.ts';
import type { Addressee } from '#src/data/messages.ts';
import { takeBackMessage } from '#src/data/take-back-message.ts';
import { useChosenFiles } from '#src/data/use-files.ts';
import type { TypedHere } from '#src/data/words/typed-words.ts';
import type { Attachment } from '#sync/records/message.ts';
import { compositionOf, lookAt } from './compositions.ts';

export type Composing = ReturnType<typeof useComposing>;

/** What is being written to somebody, kept on the device with every letter until it is sent. Every tab shows the same. */
export function useComposing(personId: string, connectionId: string, other: Addressee, typed: TypedHere) {
  const [composition] = useState(() => compositionOf(personId, connectionId, typed));
  const { text, isKept, readings, faults, isWaiting } = useStore(composition.shown);
  const files = useChosenFiles(connectionId);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => lookAt(composition), [composition]);
  useEffect(() => composition.follow(typed), [composition, typed]);
  return {
    text,
    box,
    isKept,
    choosing: {
      files,
      /** Why some cannot go along. */
      faults,
      /** Those that are being read. */
      readings,
      /** The message goes once they are. */
      isWaiting,
      /** There are some, or will be. */
      hasFiles: files.length > 0 || readings.some(({ isLate }) => !isLate),
      choose: composition.choose,
      drop: composition.drop,
      takeOut: composition.takeOut,
    },
    write: composition.write,
    send: () => composition.send(other, files),
    /** Resolves once the words are kept here: until then they are not to go from where they were. */
    async putBack(words: string, attachments: Attachment[]) {
      const isPutBack = composition.putBack(words, attachments);
      box.current?.focus();
      await isPutBack;
    },
    /** A message that waits under this key is here again, in the moment it waits no more. */
    async takeBack(key: string, message: MessageHere) {
      await takeBackMessage(key, message);
      box.current?.focus();
    },
  };
}
