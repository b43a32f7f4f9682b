import { dashboardPage } from '#src/content/dashboard.ts';
import { pitchLabels as labels, pitchCurrencies } from '#src/content/pitch-form.ts';
import { roundWords as words } from '#src/content/round.ts';
import { editOpportunity, pitchAsWritten, pitchEditFaultsOf } from '#src/data/edit-pitch.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { readBack } from '#src/pages/profile/read-back.ts';
import { paths } from '#src/paths.ts';
import type { FormField } from '#src/ui/fields-form.tsx';
import { pitchIndustries, pitchStages } from '#sync/catalog.ts';
import type { Opportunity } from '#sync/records/opportunity.ts';

/** The pitch as it was submitted, to be written in by its founder. */
export function EditPitchDialog({
  deal,
  onSaved,
  onClose,
}: {
  deal: Opportunity;
  onSaved: () => void;
  onClose: () => void;
}) {
  return (
    <FormDialog
      keptAs={{
        key: `edit-pitch:${deal.id}`,
        title: `${words.edit.action}: ${deal.title}`,
        href: paths.opportunity(deal.id),
      }}
      title={words.edit.title}
      lead={
        <>
          {words.edit.lead[deal.status === 'declined' ? 'declined' : 'shown']}
          {deal.status === 'declined' && deal.reviewNote && (
            <span className="mt-2 block whitespace-pre-wrap text-base-content wrap-anywhere">
              <span className="font-medium">{dashboardPage.reviewNote}</span> {deal.reviewNote}
            </span>
          )}
        </>
      }
      fields={fieldsOf(deal)}
      stored={pitchAsWritten(deal)}
      check={(edits) => pitchEditFaultsOf(deal, edits)}
      words={{ save: words.edit.save, failed: words.failed }}
      onSave={async (edits) => {
        await editOpportunity(deal, edits);
        onSaved();
      }}
      onClose={onClose}
    />
  );
}

function fieldsOf({ industry, stage }: Opportunity): readonly FormField[] {
  const amount = {
    kind: 'amount',
    required: true,
    readBack: (typed: string, valueOf: (name: string) => string) => readBack(valueOf('currency'))(typed),
  } as const;
  return [
    { name: 'title', label: labels.title, kind: 'text', required: true },
    {
      name: 'industry',
      label: labels.industry,
      kind: 'select',
      options: withOwn(pitchIndustries, industry),
      required: true,
    },
    {
      name: 'stage',
      label: labels.stage,
      kind: 'select',
      options: withOwn(pitchStages, stage),
      required: true,
    },
    { name: 'location', label: labels.location, kind: 'text', required: true },
    { name: 'description', label: labels.description, kind: 'area', required: true },
    { name: 'currency', label: labels.currency, kind: 'select', options: pitchCurrencies, required: true },
    { name: 'totalRequired', label: labels.totalRequired, ...amount },
    { name: 'minInvestment', label: labels.minInvestment, ...amount },
    { name: 'highlights', label: labels.highlights, hint: words.edit.highlightsHint, kind: 'area' },
  ];
}

/** What was chosen from an older list stays to be chosen. */
function withOwn(options: readonly string[], own: string): readonly string[] {
  return options.includes(own) ? options : [...options, own];
}
