import { Check, Copy } from 'lucide-react';
import { enhancerWords as words } from '#src/content/enhancer.ts';
import type { Ask } from '#src/data/database/person-db.ts';
import { shortenParts } from '#src/lib/shorten-parts.ts';
import { useCopying } from '#src/lib/use-copying.ts';
import { AnswerNote } from '#src/pages/asking/answer-note.tsx';
import { useJoined } from '#src/pages/asking/use-joined.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SideBySide } from '#src/ui/side-by-side.tsx';
import { compareTexts } from '#sync/compare.ts';
import { enhanceDescriptionEndpoint } from '#sync/endpoints/ai.ts';

const { body, reply } = enhanceDescriptionEndpoint;

/** A description put better whose place is gone: to read, and to copy. */
export function LateDescription({ ask }: { ask: Ask }) {
  const joined = useJoined(ask.id, reply);
  const asked = body.safeParse(ask.input).data;
  const { isCopied, copy } = useCopying(() => showToast({ kind: 'error', ...words.copyFailed }));
  if (!joined || !asked) return null;
  const text = joined.enhanced;
  const [before, after] = compareTexts(asked.description, text);
  return (
    <>
      <p className="text-quiet wrap-anywhere">{words.lateOf(ask.question)}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      <Button small className="justify-self-start" onClick={() => copy(text)}>
        {isCopied ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Copy aria-hidden="true" className="size-4" />
        )}
        {isCopied ? words.copied : words.copy}
      </Button>
      <p role="status" className="sr-only">
        {isCopied && words.copied}
      </p>
      <Disclosure title={words.changed}>
        <SideBySide
          texts={[
            { key: 'before', heading: words.before, parts: shortenParts(before) },
            { key: 'after', heading: words.after, parts: shortenParts(after) },
          ]}
        />
      </Disclosure>
      <AnswerNote id={ask.id} source={joined.source} isHere={false} />
    </>
  );
}
