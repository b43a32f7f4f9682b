import { useState } from 'react';
import { founderFigures as figures, dashboardPage as words } from '#src/content/dashboard.ts';
import { useApproaches } from '#src/data/use-approaches.ts';
import type { ConnectionHere } from '#src/data/use-connections.ts';
import type { PitchHere } from '#src/data/use-own-pitches.ts';
import { FigureGrid } from '#src/ui/figure-grid.tsx';
import type { Account } from '#sync/records/account.ts';
import type { Company } from '#sync/records/company.ts';
import { askerOf } from '#sync/rules/connections.ts';
import { OverviewPlaces } from './dashboard-places.tsx';
import { NextSteps } from './next-steps.tsx';
import { PendingRequests, useBeginsWithPending } from './pending-requests.tsx';
import { UnsentPitches } from './unsent-pitches.tsx';

export function FounderOverview({
  account,
  connections,
  requests,
  pitches,
  company,
  isArriving,
}: {
  account: Account;
  connections: ConnectionHere[];
  requests: ConnectionHere[];
  pitches: PitchHere[];
  company: Company;
  isArriving: boolean;
}) {
  const approaches = useApproaches();
  const beginsWithPending = useBeginsWithPending(requests);
  // Where every figure is zero, what to do comes first; it stays there as the first comes while one looks.
  const [isNew] = useState(pitches.length + connections.length === 0);
  // Nothing of it is shown before: what is read last would push the rest down.
  if (!approaches) return <OverviewPlaces label={words.tabs.overview} whose="founder" />;
  const received = connections.filter((each) => askerOf(each) !== account.id).length;
  const connected = connections.filter(({ status }) => status === 'accepted').length;
  const pending = <PendingRequests requests={requests} account={account} />;
  const next = (
    <NextSteps
      account={account}
      hasPitch={pitches.length > 0}
      waiting={requests.length}
      hasAsked={received < connections.length}
      company={company}
      approaches={approaches}
      isArriving={isArriving}
    />
  );
  return (
    <div className="grid gap-10">
      <UnsentPitches pitches={pitches} />
      {beginsWithPending && pending}
      {isNew && next}
      <FigureGrid
        figures={[
          { label: figures.pitches, figure: String(pitches.length) },
          { label: figures.live, figure: String(pitches.filter(({ isLive }) => isLive).length) },
          { label: figures.views, figure: String(pitches.reduce((sum, { views }) => sum + views, 0)) },
          { label: figures.requests, figure: String(received) },
          { label: figures.connections, figure: String(connected) },
        ]}
      />
      {!isNew && next}
      {!beginsWithPending && pending}
    </div>
  );
}
