import { fetchWaiting } from '#src/api/admin.ts';
import { adminSections, adminPage as words } from '#src/content/admin.ts';
import { useOpenReports, usePitchesInReview } from '#src/data/use-admin.ts';
import { paths } from '#src/paths.ts';
import { useDecided } from '#src/state/decided.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { SectionNav } from '#src/ui/section-nav.tsx';

/** The parts of the administration, with how much waits in each: what is to be decided next. */
export function AdminNav({ part }: { part: string }) {
  const decided = useDecided(({ times }) => times);
  const [told] = useFetchedOnline(fetchWaiting, `${part} ${decided}`);
  const waiting: Record<string, number | undefined> = {
    pitches: usePitchesInReview()?.length,
    reports: useOpenReports()?.length,
    ...(told.state === 'ready' && told.value),
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
