import { useState } from 'react';
import { guestDraftsWords } from '#src/content/guest-drafts.ts';
import { adoptGuestDrafts, deleteGuestDrafts } from '#src/data/people/guest-drafts.ts';
import { useGuestDrafts } from '#src/data/people/use-guest-drafts.ts';
import { showToast } from '#src/state/toasts.ts';
import { BulletList } from '#src/ui/bullet-list.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { tellFault } from './tell-fault.ts';

/** Offers what was written here before the login and not taken along then; nothing where nothing was. */
export function GuestDrafts() {
  const drafts = useGuestDrafts();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!drafts || drafts.length === 0) return null;
  const words = guestDraftsWords(drafts.length);
  const titles = drafts.map(({ title }, index) => title.trim() || `Untitled pitch ${index + 1}`);

  async function take() {
    setBusy(true);
    try {
      await adoptGuestDrafts();
      showToast({ kind: 'success', title: words.taken });
    } catch (error) {
      tellFault(error, words.notTaken);
    } finally {
      setBusy(false);
    }
  }

  return (
    <section aria-label={words.title}>
      <Notice
        title={words.title}
        action={
          <>
            <Button small look="primary" busy={busy} onClick={() => void take()}>
              {words.take}
            </Button>
            <Button small onClick={() => setAsking(true)}>
              {words.remove}
            </Button>
          </>
        }
      >
        <p className="mb-2">{words.text}</p>
        <BulletList points={titles} />
      </Notice>
      {asking && (
        <Dialog
          title={words.ask}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{words.keep}</Button>
              <Button
                look="danger"
                onClick={() => {
                  setAsking(false);
                  deleteGuestDrafts().catch((error: unknown) => tellFault(error, words.notRemoved));
                }}
              >
                {words.remove}
              </Button>
            </>
          }
        >
          <p className="mb-3">{words.warning}</p>
          <BulletList points={titles} />
        </Dialog>
      )}
    </section>
  );
}
