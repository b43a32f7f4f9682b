import { Flag } from 'lucide-react';
import { useState } from 'react';
import { reportListingWords as words } from '#src/content/admin.ts';
import { useAccount } from '#src/data/use-account.ts';
import { ReportThis } from '#src/pages/report/report-this.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Investor } from '#sync/records/investor.ts';
import { listingReasons } from '#sync/records/report.ts';

/** A way to say that the directory has something wrong; a guest is led to the login and back here. */
export function ReportListing({ investor }: { investor: Investor }) {
  const account = useAccount();
  const [isOpen, setOpen] = useState(false);
  if (!account) {
    return <TextLink href={paths.loginThen(paths.investorInDatabase(investor.id))}>{words.logIn}</TextLink>;
  }
  return (
    <>
      <Button look="quiet" small className="justify-self-start" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="size-4" />
        {words.button}
      </Button>
      {isOpen && (
        <ReportThis
          about={{ subject: 'listing', subjectId: String(investor.id), subjectName: investor.name }}
          words={words}
          reasons={listingReasons}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
