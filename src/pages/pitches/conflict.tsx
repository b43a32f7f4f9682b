import { useState } from 'react';
import { resolveConflict } from '#src/data/drafts.ts';
import { useClientId } from '#src/data/use-drafts.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { shortenParts } from '#src/lib/shorten-parts.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoicePanel } from '#src/ui/choice-panel.tsx';
import { SideBySide } from '#src/ui/side-by-side.tsx';
import { combineTexts, compareTexts } from '#sync/compare.ts';
import type { DraftField } from '#sync/records/draft.ts';
import { CombinedText } from './combined-text.tsx';
import { combiningAbout } from './combining.ts';
import { conflictId, focusAfterChoice } from './conflict-focus.ts';
import { type ConflictKind, conflictWords, settledWords } from './conflict-words.ts';
import { tellFault } from './tell-fault.ts';
import { useCombining } from './use-combining.ts';
import type { PitchDraft } from './use-pitch-draft.ts';
import { WrittenBy } from './written-by.tsx';

/**
 * The texts of a field that two devices wrote, to choose one, combine them or write another. What is not taken stays
 * among the draft's versions; what arrives meanwhile stays to be chosen from. Who is writing another goes on with it, wherever
 * they have been since, and also where another device has chosen. Nothing where nobody is, and there is no choice to make.
 */
export function Conflict(given: Given) {
  const { draft, field, label } = given;
  const about = combiningAbout(draft.values.id, field, label);
  const combining = useCombining(about.key, field);
  const texts = textsOf(draft, field);
  if (texts.length < 2 && !combining.now) return null;
  return <Panel {...given} about={about} texts={texts} combining={combining} />;
}

type Given = {
  draft: PitchDraft;
  field: DraftField;
  label: string;
  kind: ConflictKind;
  /** What the screen calls a value of this field. */
  nameOf: (value: string) => string;
};

function Panel({
  draft,
  field,
  label,
  kind,
  nameOf,
  about,
  texts,
  combining,
}: Given & {
  about: FormAbout;
  texts: ReturnType<typeof textsOf>;
  combining: ReturnType<typeof useCombining>;
}) {
  const here = useClientId();
  const [whole, setWhole] = useState(false);
  const [standing, ...rivals] = texts;
  const conflicts = draft.stored?.conflicts ?? [];
  const isSettled = rivals.length === 0;
  if (!standing) return null;
  const seen = texts.map(({ value }) => value);

  /** Answers whether it is stored, which it tells. */
  async function settle(value: string, chosenFrom: string[]): Promise<boolean> {
    try {
      if (!(await draft.flush())) return false;
      await resolveConflict(draft.values.id, field, value, chosenFrom);
    } catch (error) {
      tellFault(error, 'Your choice was not saved');
      return false;
    }
    draft.renew(field);
    showToast({
      kind: 'success',
      title: `${label} is settled`,
      detail: 'What was not taken is kept under Versions.',
    });
    focusAfterChoice(
      field,
      conflicts.map((conflict) => conflict.field),
    );
    return true;
  }

  /** Once it stands in its field, that is what keeps it. */
  async function writeInField(value: string): Promise<boolean> {
    draft.choose(field, value);
    document.getElementById(`pitch-${field}`)?.focus();
    return true;
  }

  const words = isSettled ? settledWords(label) : conflictWords(kind, label);
  const compared = texts.map((text, at) => {
    const other = at === 0 ? (rivals[0] ?? standing) : standing;
    return { ...text, parts: compareTexts(nameOf(text.value), nameOf(other.value))[0] };
  });
  const isLong = compared.some(({ parts }) =>
    shortenParts(parts).some(({ text }, at) => text !== parts[at]?.text),
  );
  return (
    <ChoicePanel
      id={conflictId(field)}
      title={words.title}
      lead={words.lead}
      actions={
        !combining.now &&
        !isSettled && (
          <>
            {texts.map(({ key, value }, at) => (
              <Button
                key={key}
                small
                aria-label={`Keep ${at + 1}: ${whichOf(at)}`}
                onClick={() => void settle(value, seen)}
              >
                Keep {at + 1}
              </Button>
            ))}
            {words.combines && (
              <Button small look="primary" onClick={() => combining.begin(combined(kind, seen), seen)}>
                Combine
              </Button>
            )}
          </>
        )
      }
    >
      {isLong && (
        <Button
          small
          look="quiet"
          className="justify-self-start"
          aria-pressed={whole}
          onClick={() => setWhole(!whole)}
        >
          {whole ? 'Show the differences' : 'Show whole texts'}
        </Button>
      )}
      {!isSettled && (
        <SideBySide
          texts={compared.map(({ key, value, parts, writing }, at) => ({
            key,
            heading: <WrittenBy number={at + 1} writing={writing} here={here} isStanding={at === 0} />,
            parts: whole ? parts : shortenParts(parts),
            // What is being written would be gone.
            actions: words.edits && !combining.now && (
              <Button
                look="quiet"
                small
                aria-label={`Edit ${at + 1}: ${whichOf(at)}`}
                onClick={() => combining.begin(value, seen)}
              >
                Edit
              </Button>
            ),
          }))}
        />
      )}
      {combining.now && (
        <CombinedText
          about={about}
          field={field}
          isProse={kind === 'prose'}
          begun={combining.now}
          isBack={combining.now.isBack ?? false}
          onSave={(text) => (isSettled ? writeInField(text) : settle(text, combining.now?.seen ?? seen))}
          onEnd={combining.end}
        />
      )}
    </ChoicePanel>
  );
}

function whichOf(at: number): string {
  return at === 0 ? 'what the pitch has now' : 'what was written besides';
}

/** The text the draft has now, then its rivals. */
function textsOf({ stored }: PitchDraft, field: DraftField) {
  if (!stored) return [];
  const rivals = stored.conflicts.find((conflict) => conflict.field === field)?.values ?? [];
  return [
    { key: 'standing', value: stored[field], writing: stored.trail?.fields[field] },
    ...rivals.map(({ value, at, clientId }) => ({
      key: `${at} ${clientId} ${value}`,
      value,
      writing: { at, clientId },
    })),
  ];
}

function combined(kind: ConflictKind, texts: string[]): string {
  return kind === 'prose' ? combineTexts(texts) : texts.filter((text) => text.trim() !== '').join(' / ');
}
