import {
  investmentHints as hints,
  investmentLabels as labels,
  stateWords,
  portfolioPage as words,
} from '#src/content/portfolio.ts';
import { type BlankInvestment, investmentFaults } from '#src/data/investments.ts';
import type { FormAbout } from '#src/data/words/written-forms.ts';
import { FormDialog } from '#src/pages/forms/form-dialog.tsx';
import { readBack } from '#src/pages/profile/read-back.ts';
import type { Edits, FormField } from '#src/ui/fields-form.tsx';
import { currencies, pitchStages } from '#sync/catalog.ts';
import { investmentStates } from '#sync/records/investment.ts';

/** The form of one investment, new or recorded. `onSave` stores it on this device, or throws RefusedError. */
export function InvestmentDialog({
  keptAs,
  title,
  lead,
  stored,
  onSave,
  onClose,
}: {
  keptAs: FormAbout;
  title: string;
  lead?: string;
  stored: BlankInvestment;
  onSave: (edits: Edits) => Promise<void>;
  onClose: () => void;
}) {
  return (
    <FormDialog
      keptAs={keptAs}
      title={title}
      lead={lead}
      fields={fields}
      stored={stored}
      check={(edits) => investmentFaults(stored, edits)}
      words={words}
      onSave={onSave}
      onClose={onClose}
    />
  );
}

const amount = {
  kind: 'amount',
  readBack: (typed: string, valueOf: (name: string) => string) => readBack(valueOf('currency'))(typed),
} as const;

const fields: FormField[] = [
  { name: 'company', label: labels.company, kind: 'text', required: true },
  { name: 'amount', label: labels.amount, hint: hints.amount, required: true, ...amount },
  {
    name: 'currency',
    label: labels.currency,
    kind: 'select',
    options: currencies.map(({ code }) => code),
    required: true,
  },
  { name: 'investedOn', label: labels.investedOn, kind: 'date', required: true },
  { name: 'stage', label: labels.stage, kind: 'select', options: pitchStages, placeholder: hints.stage },
  {
    name: 'state',
    label: labels.state,
    kind: 'select',
    options: investmentStates.map((state) => ({ value: state, label: stateWords[state] })),
    required: true,
  },
  { name: 'returned', label: labels.returned, hint: hints.returned, ...amount },
  { name: 'note', label: labels.note, hint: hints.note, kind: 'area' },
];
