import { useState } from 'react';
import { noDatabase } from '#src/content/no-database.ts';
import { useDatabaseFault } from '#src/data/use-database-fault.ts';
import { saveAndReload } from '#src/pwa/before-reload.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';

/** Says why this device's data cannot be read, and what to do. The screens stay as they are: something may be being typed. */
export function DatabaseNotice() {
  const fault = useDatabaseFault();
  if (!fault) return null;
  return <div role="alert">{notices[fault]}</div>;
}

const reload = (
  <Button look="primary" onClick={() => void saveAndReload()}>
    Reload
  </Button>
);

/** What this device keeps of the app may be the older version still: a mere reload would bring that again. */
function Update() {
  const [busy, setBusy] = useState(false);
  async function goOn() {
    setBusy(true);
    // Without a network its code may not come either.
    const code = await import('#src/pwa/update.ts').catch(() => null);
    const isUnderWay = await code?.updateNow().catch(() => false);
    if (!isUnderWay) await saveAndReload();
  }
  return (
    <Button look="primary" busy={busy} onClick={() => void goOn()}>
      Reload
    </Button>
  );
}

const notices = {
  blocked: (
    <Notice look="warn" title="Close the other tabs of Pankh">
      Another tab still uses an older version and keeps your data from being opened here. This tab goes on by
      itself once that one is closed. Nothing is lost.
    </Notice>
  ),
  newer: (
    <Notice look="warn" title="A newer version of Pankh is in use on this device" action={<Update />}>
      This tab still runs the older one and no longer stores what you write. Reload it to go on; what you
      stored is kept.
    </Notice>
  ),
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
