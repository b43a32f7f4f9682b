import { Check, Copy, RotateCcw } from 'lucide-react';
import { noticeWords } from '#src/content/ai.ts';
import { enhancerWords as words } from '#src/content/enhancer.ts';
import { useIsGuest } from '#src/data/people/use-is-guest.ts';
import { shortenParts } from '#src/lib/shorten-parts.ts';
import { useCopying } from '#src/lib/use-copying.ts';
import { useHere } from '#src/lib/use-here.ts';
import { AnswerNote } from '#src/pages/asking/answer-note.tsx';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SideBySide } from '#src/ui/side-by-side.tsx';
import { TextAreaField } from '#src/ui/text-area-field.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { compareTexts } from '#sync/compare.ts';
import type { Enhanced } from './use-enhancing.ts';

export function EnhancedText({
  enhanced,
  onEdit,
  onRestart,
  onUse,
}: {
  enhanced: Enhanced;
  onEdit: (text: string) => void;
  onRestart: () => void;
  onUse: (text: string) => void;
}) {
  const { before, text, kind, source, isHere, isWaiting, notice } = enhanced;
  const here = useHere();
  // It may be read again by who has signed in meanwhile.
  const isGuest = useIsGuest();
  const failed = notice && noticeWords('enhancement', notice);
  const { isCopied, copy } = useCopying(() => showToast({ kind: 'error', ...words.copyFailed }));
  const [beforeParts, afterParts] = compareTexts(before, text);
  return (
    <div className="grid gap-4">
      {failed && (
        <p className="text-sm">
          <span className="font-medium">{failed.title}.</span> {failed.text}
        </p>
      )}
      {kind === 'template' && <p className="font-medium">{words.template}</p>}
      {kind === 'guest' && isGuest !== false && (
        <p className="text-quiet">
          {words.guest} <TextLink href={paths.loginThen(here)}>{words.login}</TextLink>
        </p>
      )}
      <TextAreaField
        label={words.enhanced}
        hint={words.enhancedHint}
        value={text}
        onChange={({ target }) => onEdit(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" small disabled={text.trim() === ''} onClick={() => onUse(text)}>
          {words.use}
        </Button>
        <Button small onClick={() => copy(text)}>
          {isCopied ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <Copy aria-hidden="true" className="size-4" />
          )}
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button look="quiet" small onClick={onRestart}>
          <RotateCcw aria-hidden="true" className="size-4" />
          {words.again}
        </Button>
        <p role="status" className="sr-only">
          {isCopied && words.copied}
        </p>
      </div>
      <Disclosure title={words.changed}>
        <SideBySide
          texts={[
            { key: 'before', heading: words.before, parts: shortenParts(beforeParts) },
            { key: 'after', heading: words.after, parts: shortenParts(afterParts) },
          ]}
        />
      </Disclosure>
      <AnswerNote id={enhanced.id} source={source} isHere={isHere} isWaiting={isWaiting} />
    </div>
  );
}
