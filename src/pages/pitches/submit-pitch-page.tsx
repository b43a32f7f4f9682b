import { useState } from 'react';
import { useLocation } from 'wouter';
import { pitchLeads } from '#src/content/pitch-form.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { paths } from '#src/paths.ts';
import { PageHeading } from '#src/ui/page-heading.tsx';
import { PitchForm } from './pitch-form.tsx';
import { RefusedNotice } from './refused-notice.tsx';

/**
 * The form stays the same one when its draft is made and the address gets the draft's id; another draft, or none, is
 * another form.
 */
export function SubmitPitchPage({ draftId }: { draftId: string | undefined }) {
  const [, navigate] = useLocation();
  const fault = useDatabaseFault();
  const [form, setForm] = useState<{ key: number; draftId?: string; created?: string }>({ key: 0, draftId });
  if (form.draftId !== draftId) {
    const isSame = draftId !== undefined && draftId === form.created;
    setForm({ key: isSame ? form.key : form.key + 1, draftId });
  }
  return (
    <div className="grid gap-6 screenful md:gap-8">
      <PageHeading title="Submit Your Pitch" lead={pitchLeads[fault ? 'unkept' : 'kept']} />
      {draftId !== undefined && <RefusedNotice draftId={draftId} />}
      <PitchForm
        key={form.key}
        draftId={draftId}
        onCreated={(id) => {
          setForm((before) => ({ ...before, created: id }));
          navigate(paths.draft(id) + location.search, { replace: true });
        }}
      />
    </div>
  );
}
