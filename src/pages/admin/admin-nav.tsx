import { adminSections, adminPage as words } from '#src/content/admin.ts';
import { useOpenReports, usePitchesInReview } from '#src/data/use-admin.ts';
import { paths } from '#src/paths.ts';
import { SectionNav } from '#src/ui/section-nav.tsx';

/** The parts of the administration, with how much waits in those whose rows are on this device: what is to be decided next. */
export function AdminNav({ part }: { part: string }) {
  const waiting: Record<string, number | undefined> = {
    pitches: usePitchesInReview()?.length,
    reports: useOpenReports()?.length,
  };
  return (
    <SectionNav
      label={words.sections}
      current={addressOf(part)}
      sections={adminSections.map(({ id, label }) => ({
        href: addressOf(id),
        label: waiting[id] ? `${label} (${waiting[id]})` : label,
      }))}
    />
  );
}

function addressOf(part: string): string {
  return part === 'pitches' ? paths.admin : paths.adminPart(part);
}
