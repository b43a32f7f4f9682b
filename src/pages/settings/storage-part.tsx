import { useAccount } from '#src/data/use-account.ts';
import { BeforeInstalling } from '#src/pages/storage/before-installing.tsx';
import { Diagnostics } from '#src/pages/storage/diagnostics.tsx';
import { TripPanel } from '#src/pages/storage/trip-panel.tsx';
import { PersistenceCard } from './persistence-card.tsx';
import { StorageSizes } from './storage-sizes.tsx';
import { useMeasurement } from './use-measurement.ts';

/** What this device holds, for whom and how safely, and everything that can be done about it. */
export function StoragePart() {
  const account = useAccount();
  const [measurement, measureAgain] = useMeasurement();
  return (
    <div className="grid gap-8">
      <BeforeInstalling />
      <StorageSizes measurement={measurement} onChanged={measureAgain} />
      <PersistenceCard />
      {account && <TripPanel onEnded={measureAgain} />}
      <Diagnostics />
    </div>
  );
}
