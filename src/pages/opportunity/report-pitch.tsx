import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportWords as words } from '#src/content/report.ts';
import { ReportThis } from '#src/pages/report/report-this.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import type { Opportunity } from '#sync/records/opportunity.ts';
import { reportReasons } from '#sync/records/report.ts';

/** For whoever is signed in, about a pitch of somebody else. */
export function ReportPitch({ opportunity }: { opportunity: Opportunity }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" small className="justify-self-start" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="size-4" />
        {words.button}
      </Button>
      {isOpen && (
        <ReportThis
          about={{ subject: 'opportunity', subjectId: opportunity.id, subjectName: opportunity.title }}
          href={paths.opportunity(opportunity.id)}
          words={words}
          reasons={reportReasons}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
