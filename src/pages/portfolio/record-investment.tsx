import { useState } from 'react';
import { riskNotice } from '#src/content/connections.ts';
import { portfolioPage as words } from '#src/content/portfolio.ts';
import { serverNow } from '#src/data/exchange/server-clock.ts';
import { type BlankInvestment, recordInvestment } from '#src/data/investments.ts';
import type { FormEdits } from '#src/data/profile.ts';
import { localDay } from '#src/lib/local-day.ts';
import { paths } from '#src/paths.ts';
import { showToast } from '#src/state/toasts.ts';
import { InvestmentDialog } from './investment-dialog.tsx';

type About = Pick<BlankInvestment, 'currency'> &
  Partial<Pick<BlankInvestment, 'company' | 'stage' | 'opportunityId'>>;

/** The form of a new investment, with what is known of it by where it was opened. */
export function RecordInvestment({ about, onClose }: { about: About; onClose: () => void }) {
  const [blank] = useState(() => blankAbout(about));

  const { opportunityId, company } = about;

  async function save(edits: FormEdits) {
    await recordInvestment(blank, edits);
    showToast({ kind: 'success', title: words.recorded, detail: words.recordedText });
  }

  return (
    <InvestmentDialog
      keptAs={{
        key: `investment:new:${opportunityId ?? ''}`,
        title: [words.record, company].filter(Boolean).join(': '),
        href: opportunityId ? paths.opportunity(opportunityId) : paths.portfolio,
      }}
      title={words.record}
      lead={riskNotice.text}
      stored={blank}
      onSave={save}
      onClose={onClose}
    />
  );
}

function blankAbout(about: About): BlankInvestment {
  return {
    company: '',
    amount: '',
    investedOn: localDay(new Date(serverNow())),
    stage: '',
    state: 'active',
    returned: '',
    note: '',
    opportunityId: null,
    ...about,
  };
}
