import { useState } from 'react';
import { resolveConflict } from '#src/data/drafts.ts';
import { useClientId } from '#src/data/use-drafts.ts';
import { shortenParts } from '#src/lib/shorten-parts.ts';
import { showToast } from '#src/state/toasts.ts';
import { Button } from '#src/ui/button.tsx';
import { ChoicePanel } from '#src/ui/choice-panel.tsx';
import { SideBySide } from '#src/ui/side-by-side.tsx';
import { combineTexts, compareTexts } from '#sync/compare.ts';
import type { DraftField } from '#sync/records/draft.ts';
import { CombinedText } from './combined-text.tsx';
import { conflictId, focusAfterChoice } from './conflict-focus.ts';
import { type ConflictKind, conflictWords } from './conflict-words.ts';
import { tellFault } from './tell-fault.ts';
import type { PitchDraft } from './use-pitch-draft.ts';
import { WrittenBy } from './written-by.tsx';

/** What somebody is making of the texts, and which texts they saw when they began. */
type Editing = { text: string; seen: string[] };

/**
 * The texts of a field that two devices wrote, to choose one, combine them or write another. What is not taken stays
 * among the draft's versions; what arrives meanwhile stays to be chosen from.
 */
export function Conflict({
  draft,
  field,
  label,
  kind,
  nameOf,
}: {
  draft: PitchDraft;
  field: DraftField;
  label: string;
  kind: ConflictKind;
  /** What the screen calls a value of this field. */
  nameOf: (value: string) => string;
}) {
  const here = useClientId();
  const [editing, setEditing] = useState<Editing>();
  const [whole, setWhole] = useState(false);
  const texts = textsOf(draft, field);
  const [standing, ...rivals] = texts;
  const conflicts = draft.stored?.conflicts ?? [];
  if (!standing || rivals.length === 0) return null;
  const seen = texts.map(({ value }) => value);

  async function settle(value: string, chosenFrom: string[]) {
    try {
      if (!(await draft.flush())) return;
      await resolveConflict(draft.values.id, field, value, chosenFrom);
    } catch (error) {
      tellFault(error, 'Your choice was not saved');
      return;
    }
    draft.renew(field);
    setEditing(undefined);
    showToast({
      kind: 'success',
      title: `${label} is settled`,
      detail: 'What was not taken is kept under Versions.',
    });
    focusAfterChoice(
      field,
      conflicts.map((conflict) => conflict.field),
    );
  }

  const words = conflictWords(kind, label);
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
        !editing && (
          <>
            {texts.map(({ key, value }, at) => (
              <Button
                key={key}
                small
                aria-label={`Keep ${at + 1}: ${whichOf(at)}`}
                onClick={() => settle(value, seen)}
              >
                Keep {at + 1}
              </Button>
            ))}
            {words.combines && (
              <Button small look="primary" onClick={() => setEditing({ text: combined(kind, seen), seen })}>
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
      <SideBySide
        texts={compared.map(({ key, value, parts, writing }, at) => ({
          key,
          heading: <WrittenBy number={at + 1} writing={writing} here={here} isStanding={at === 0} />,
          parts: whole ? parts : shortenParts(parts),
          actions: words.edits && (
            <Button
              look="quiet"
              small
              aria-label={`Edit ${at + 1}: ${whichOf(at)}`}
              onClick={() => setEditing({ text: value, seen })}
            >
              Edit
            </Button>
          ),
        }))}
      />
      {editing && (
        <CombinedText
          key={editing.text}
          field={field}
          label={label}
          isProse={kind === 'prose'}
          text={editing.text}
          onSave={(text) => settle(text, editing.seen)}
          onCancel={() => setEditing(undefined)}
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
