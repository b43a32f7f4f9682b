import { useState } from 'react';
import { useStore } from 'zustand';
import { newerData } from '#src/content/newer-data.ts';
import { noDatabase } from '#src/content/no-database.ts';
import { databaseFaults } from '#src/data/database/database-fault.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { saveAndReload } from '#src/pwa/before-reload.ts';
import { useUpdate } from '#src/pwa/update-state.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Says why this device's data cannot be read, and what to do. The screens stay as they are: something may be being typed. */
export function DatabaseNotice() {
  const own = useDatabaseFault();
  const waitsForTab = useStore(databaseFaults, ({ directory }) => directory === 'blocked');
  const fault = own ?? (waitsForTab ? 'blocked' : null);
  if (!fault) return null;
  return (
    <div role="alert" className="gutter mx-auto w-full max-w-page pt-4">
      {notices[fault]}
    </div>
  );
}

const reload = (
  <Button look="primary" onClick={() => void saveAndReload()}>
    Reload
  </Button>
);

/**
 * What this device keeps of the app may be the older version still: a mere reload would bring that again. Where that is the newest
 * there is, as after a release that was taken back, it is said.
 */
function NewerData() {
  const [busy, setBusy] = useState(false);
  const isNewest = useUpdate(({ at }) => at === 'newest');
  async function goOn() {
    setBusy(true);
    // Without a network its code may not come either.
    const code = await import('#src/pwa/update.ts').catch(() => null);
    const isUnderWay = await code?.updateNow().catch(() => false);
    if (isUnderWay) return;
    if (useUpdate.getState().at !== 'newest') await saveAndReload();
    setBusy(false);
  }
  return (
    <Notice
      look="warn"
      title={newerData.title}
      action={
        <Button look="primary" busy={busy} onClick={() => void goOn()}>
          Reload
        </Button>
      }
    >
      {newerData.text} {isNewest && !busy && newerData.none}
    </Notice>
  );
}

const notices = {
  blocked: (
    <Notice look="warn" title="Close the other tabs of Pankh">
      Another tab still uses an older version and keeps your data from being opened here. This tab goes on by
      itself once that one is closed. Nothing is lost.
    </Notice>
  ),
  newer: <NewerData />,
  broken: (
    <Notice look="bad" title="The browser cannot open your data on this device" action={reload}>
      Reload first. If that does not help, free some space on this device and start the browser again. Do not
      clear this site&rsquo;s data while you have work that was not sent: that would delete it.
    </Notice>
  ),
  missing: (
    <Notice look="warn" title={noDatabase.title}>
      {noDatabase.text}
    </Notice>
  ),
};
