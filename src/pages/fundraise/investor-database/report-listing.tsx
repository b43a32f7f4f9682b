import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { reportListingWords as words } from '#src/content/report.ts';
import { useAccount } from '#src/data/use-account.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { paths } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/text-link.tsx';
import type { Investor } from '#sync/records/investor.ts';

const ReportListingPart = lazyPart(async () => (await import('./report-listing-part.tsx')).ReportListingPart);

/** A way to say that the directory has something wrong; a guest is led to the login and back here. */
export function ReportListing({ investor }: { investor: Investor }) {
  const account = useAccount();
  const [isOpen, setOpen] = useState(false);
  const search = useSearch();
  if (!account) {
    return (
      <TextLink alone href={paths.loginThen(`${paths.fundraise}?${search}`)}>
        {words.logIn}
      </TextLink>
    );
  }
  return (
    <>
      <Button look="quiet" small className="justify-self-start" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="size-4" />
        {words.button}
      </Button>
      {isOpen && <ReportListingPart investor={investor} onClose={() => setOpen(false)} />}
    </>
  );
}
