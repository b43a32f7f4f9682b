import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { quickPrompts, welcomeText, dollarWords as words } from '#src/content/dollar.ts';
import { markSeen } from '#src/data/asks.ts';
import { Button } from '#src/ui/button.tsx';
import { ChatField } from '#src/ui/chat-field.tsx';
import { MarkdownText } from '#src/ui/markdown-text.tsx';
import { chatMessageLength } from '#sync/endpoints/ai.ts';
import { ChatTurn } from './chat-turn.tsx';
import { Said } from './said.tsx';
import { StopButton } from './stop-button.tsx';
import type { Chat as Conversation } from './use-chat.ts';
import { useEndInSight } from './use-end-in-sight.ts';
import { useFocusThrough } from './use-focus-through.ts';
import { useHeardAnswer } from './use-heard-answer.ts';

/** A conversation with the assistant, and where one asks; as high as the room it is given, which scrolls where that is low. */
export function Chat({ chat, autoFocus = false }: { chat: Conversation; autoFocus?: boolean }) {
  const { asks = [], pending, send, tryAgain, mayRate, rate, text, setText } = chat;
  const heard = useHeardAnswer(chat.asks, pending !== undefined);
  const field = useRef<HTMLTextAreaElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const isPending = pending !== undefined;
  const log = useEndInSight(asks.length, pending?.text);
  useFocusThrough(isPending, { field, log, stopButton, autoFocus });
  const unseen = asks
    .filter(({ unseen }) => unseen)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    if (unseen !== '') markSeen(unseen.split(',')).catch(reportError);
  }, [unseen]);

  // A question is kept as soon as it is asked: until it is answered it stands with what has come of the answer.
  const answered = asks.filter(({ id }) => id !== pending?.id);

  return (
    <div className="grid min-h-0 grid-rows-[minmax(3rem,1fr)_auto]">
      <p role="status" className="sr-only">
        {heard}
      </p>
      <div
        ref={log}
        role="log"
        // An answer comes in many pieces, and a log that opens would be read out with all that is in it.
        aria-live="off"
        aria-label={words.log}
        aria-busy={isPending}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard
        tabIndex={0}
        className="grid min-h-0 content-start gap-3 overflow-y-auto overscroll-contain p-4 -outline-offset-2"
      >
        <Said by="dollar">
          <MarkdownText text={welcomeText} />
        </Said>
        {answered.map((ask) => (
          <ChatTurn
            key={ask.id}
            ask={ask}
            isPending={isPending}
            onRate={mayRate(ask.id) ? (verdict) => rate(ask.id, verdict) : undefined}
            onTryAgain={() => tryAgain(ask)}
          />
        ))}
        {pending && (
          <>
            <Said by="you">
              <span>{pending.question}</span>
            </Said>
            <Said by="dollar">
              {pending.text !== '' && <MarkdownText text={pending.text} />}
              <div className="flex items-center gap-3 after-a-blink">
                <LoaderCircle aria-hidden="true" className="size-5 spins-after-a-blink text-primary" />
                <span className="text-sm text-quiet">{words.thinking}</span>
                <StopButton ref={stopButton} onStop={pending.stop} />
              </div>
            </Said>
          </>
        )}
      </div>
      <div className="grid gap-2 border-t border-base-300 bg-base-100 p-3">
        <ul aria-label={words.prompts} className="flex flex-wrap gap-2">
          {quickPrompts.map(({ emoji, text: prompt }) => (
            <li key={prompt}>
              <Button small later={isPending} onClick={() => void send(prompt)}>
                <span aria-hidden="true">{emoji}</span> {prompt}
              </Button>
            </li>
          ))}
        </ul>
        <ChatField
          ref={field}
          label={words.field}
          sendLabel={words.send}
          text={text}
          maxLength={chatMessageLength}
          isPending={isPending}
          onChange={setText}
          onSend={() => {
            setText('');
            void send(text.trim());
          }}
        />
      </div>
    </div>
  );
}
