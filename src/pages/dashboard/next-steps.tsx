import { nextSteps as steps, dashboardPage as words } from '#src/content/dashboard.ts';
import { dueOf } from '#src/pages/approaches/listed-approaches.ts';
import { paths } from '#src/paths.ts';
import { RowPlaces } from '#src/ui/row-places.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { StepList } from '#src/ui/step-list.tsx';
import { useToday } from '#src/ui/use-today.ts';
import { type Account, isVerified } from '#sync/records/account.ts';
import type { Approach } from '#sync/records/approach.ts';
import type { Company } from '#sync/records/company.ts';
import { isCompanyComplete } from '#sync/rules/company.ts';

/** What a founder has still to do, and what they have done. */
export function NextSteps({
  account,
  hasPitch,
  waiting,
  hasAsked,
  company,
  approaches,
  isArriving,
}: {
  account: Account;
  hasPitch: boolean;
  /** So many investors wait for an answer. */
  waiting: number;
  hasAsked: boolean;
  company: Company;
  approaches: readonly Approach[];
  /** More may still be on its way: a step may have been done elsewhere. */
  isArriving: boolean;
}) {
  const today = useToday();
  if (isArriving) return <RowPlaces label={words.next} row="h-18" rows={5} gap="gap-px" />;
  const isDue = approaches.some((each) => dueOf(each, today) !== null);
  return (
    <section>
      <SectionHeading title={words.next} />
      <StepList
        doneWord={words.done}
        steps={[
          { ...steps.verify, href: paths.verify(account), isDone: isVerified(account) },
          { ...steps.company, href: paths.profile, isDone: isCompanyComplete(company) },
          { ...steps.pitch, href: paths.submitPitch, isDone: hasPitch },
          ...(waiting > 0
            ? [{ ...steps.answer, href: paths.connectionsTab('requests'), isDone: false }]
            : []),
          { ...steps.list, href: paths.approaches, isDone: approaches.length > 0 },
          ...(isDue ? [{ ...steps.followUp, href: paths.approaches, isDone: false }] : []),
          { ...steps.ask, href: paths.investorSearch, isDone: hasAsked },
        ]}
      />
    </section>
  );
}
