import { useBlockedPeople } from '#src/data/use-blocked-people.ts';
import { useConsents, useOwnReports } from '#src/data/use-profile.ts';
import { BlockedPeople } from './blocked-people.tsx';
import { ConsentsPart } from './consents-part.tsx';

/** All of it at once: what is read later would push down what one is about to press. */
export function PrivacyPart() {
  const consents = useConsents();
  const reports = useOwnReports();
  const people = useBlockedPeople();
  if (!consents || !reports || !people) return null;
  return (
    <>
      <ConsentsPart consents={consents} reports={reports} />
      <BlockedPeople people={people} />
    </>
  );
}
