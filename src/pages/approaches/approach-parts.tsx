import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { approachStageWords, noReasonWords, approachesPage as words } from '#src/content/approaches.ts';
import { setApproachRemoved, setApproachStage } from '#src/data/approaches.ts';
import { formatDate } from '#src/lib/time-ago.ts';
import { webAddress } from '#src/lib/web-address.ts';
import { paths } from '#src/paths.ts';
import { removeWithUndo } from '#src/state/remove-with-undo.ts';
import { showToast } from '#src/state/toasts.ts';
import { Badge } from '#src/ui/badge.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { InlineSelect } from '#src/ui/inline-select.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import { useStored } from '#src/ui/use-stored.ts';
import { type Approach, approachStageSchema, approachStages } from '#sync/records/approach.ts';
import { dueOf } from './listed-approaches.ts';

// What a table shows in cells, and a card one below the other.

/** Who it is, with the way to what is known of them here. */
export function Who({
  approach: { name, kind, place, website, directoryId, investorId },
}: {
  approach: Approach;
}) {
  const address = webAddress(website);
  const href =
    investorId !== null
      ? paths.investor(investorId)
      : directoryId !== null && paths.investorInDatabase(directoryId);
  return (
    <div className="grid min-w-0 gap-0.5">
      <span className="font-semibold wrap-anywhere">
        {href === false ? (
          name
        ) : (
          <TextLink alone href={href}>
            {name}
          </TextLink>
        )}
      </span>
      <span className="text-sm text-quiet wrap-anywhere">{[kind, place].filter(Boolean).join(' · ')}</span>
      {/* What was written in and is no address stays in sight, as it was written. */}
      {!address && website !== '' && <span className="text-sm text-quiet wrap-anywhere">{website}</span>}
      {address && (
        <a
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-6 items-center gap-1 justify-self-start text-sm break-all text-quiet underline underline-offset-4"
        >
          {website.replace(/^https?:\/\/|\/$/g, '')}
          <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
        </a>
      )}
    </div>
  );
}

/** The stage, to be changed in its place, and shown so at once; at a no it is asked why. */
export function Stage({ approach, onNo }: { approach: Approach; onNo: () => void }) {
  const [shown, choose] = useStored(approach.stage, async (stage) => {
    try {
      await setApproachStage(approach, stage);
      if (stage === 'no') onNo();
      return true;
    } catch {
      showToast({ kind: 'error', title: words.failed });
      return false;
    }
  });
  return (
    <div className="whitespace-nowrap">
      <InlineSelect
        label={words.stageOf(approach.name)}
        isLabelHidden
        options={approachStages.map((stage) => ({ value: stage, label: approachStageWords[stage] }))}
        value={shown}
        onChange={(value) => choose(approachStageSchema.parse(value))}
      />
    </div>
  );
}

const dueLooks = { overdue: 'bad', today: 'warn' } as const;

export function FollowUp({ approach, today }: { approach: Approach; today: string }) {
  const due = dueOf(approach, today);
  if (approach.followUpOn === '') return <span className="text-quiet">{words.noDate}</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
      <time dateTime={approach.followUpOn}>{formatDate(`${approach.followUpOn}T00:00`)}</time>
      {due && <Badge look={dueLooks[due]}>{words[due]}</Badge>}
    </span>
  );
}

/** The beginning of what was noted, and why they said no. */
export function Noted({ approach: { stage, noReasons, noWords, note } }: { approach: Approach }) {
  const reasons = noReasons.map((reason) => noReasonWords[reason]).join(', ');
  const why = stage === 'no' ? [reasons, noWords].filter(Boolean).join('. ') : '';
  if (!why && !note) return null;
  return (
    <div className="grid gap-1 text-sm">
      {why && <p className="line-clamp-2 wrap-anywhere">{why}</p>}
      {note && <p className="line-clamp-2 whitespace-pre-wrap text-quiet wrap-anywhere">{note}</p>}
    </div>
  );
}

export function Actions({ approach, onEdit }: { approach: Approach; onEdit: () => void }) {
  return (
    <div className="flex justify-end">
      <IconButton icon={Pencil} label={`${words.edit}: ${approach.name}`} opensDialog onPress={onEdit} />
      <IconButton
        icon={Trash2}
        label={`${words.remove}: ${approach.name}`}
        onPress={() =>
          void removeWithUndo((removed) => setApproachRemoved(approach, removed), words, approach.name)
        }
      />
    </div>
  );
}
