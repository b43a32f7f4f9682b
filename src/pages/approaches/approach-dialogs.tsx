import {
  approachHints as hints,
  approachLabels as labels,
  noReasonWords,
  approachesPage as words,
} from '#src/content/approaches.ts';
import { approachFaults, blankApproach, editApproach, recordApproach } from '#src/data/approaches.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { paths } from '#src/paths.ts';
import type { FormField } from '#src/ui/fields-form.tsx';
import { type Approach, noReasons } from '#sync/records/approach.ts';

const who: FormField[] = [
  { name: 'name', label: labels.name, kind: 'text', required: true },
  { name: 'kind', label: labels.kind, kind: 'text', hint: hints.kind },
  { name: 'website', label: labels.website, kind: 'url' },
  { name: 'place', label: labels.place, kind: 'text' },
];
const followUp: FormField = { name: 'followUpOn', label: labels.followUpOn, kind: 'date' };
const note: FormField = { name: 'note', label: labels.note, kind: 'area', hint: hints.note };
const why: FormField[] = [
  {
    name: 'noReasons',
    label: labels.noReasons,
    kind: 'checks',
    options: noReasons.map((reason) => ({ value: reason, label: noReasonWords[reason] })),
  },
  { name: 'noWords', label: labels.noWords, kind: 'area' },
];

/** For an investor of whom no record here tells. */
export function WriteInDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      keptAs={{ key: 'approach:new', title: words.addByHand, href: paths.approaches }}
      title={words.addByHand}
      fields={[...who, followUp, note]}
      stored={blankApproach}
      check={(edits) => approachFaults(blankApproach, edits)}
      words={words}
      onSave={recordApproach}
      onClose={onClose}
    />
  );
}

export function EditDialog({ approach, onClose }: { approach: Approach; onClose: () => void }) {
  return (
    <FormDialog
      keptAs={{
        key: `approach:${approach.id}`,
        title: `${words.title}: ${approach.name}`,
        href: paths.approaches,
      }}
      title={`${words.edit}: ${approach.name}`}
      fields={[followUp, note, ...(approach.stage === 'no' ? why : []), ...who]}
      stored={approach}
      check={(edits) => approachFaults(approach, edits)}
      words={words}
      onSave={(edits) => editApproach(approach, edits)}
      onClose={onClose}
    />
  );
}

/** Asked where an investor has just said no; all of it may stay open. */
export function WhyNoDialog({ approach, onClose }: { approach: Approach; onClose: () => void }) {
  return (
    <FormDialog
      keptAs={{ key: `why-no:${approach.id}`, title: words.whyNo(approach.name), href: paths.approaches }}
      title={words.whyNo(approach.name)}
      fields={[...why, { ...followUp, label: hints.again }]}
      stored={approach}
      check={(edits) => approachFaults(approach, edits)}
      words={words}
      onSave={(edits) => editApproach(approach, edits)}
      onClose={onClose}
    />
  );
}
