import { deleteGoogleLink, fetchGoogleLink } from '#src/api/google.ts';
import { sessionsWords as words } from '#src/content/settings.ts';
import { showToast } from '#src/state/toasts.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { tellUnkept } from './tell-unkept.ts';
import { useReauthentication } from './use-reauthentication.tsx';

/** That Google opens the account, and a way to end it; nothing where it does not, or that is not known. */
export function GoogleCard() {
  const [fetched, reload] = useFetchedOnline(fetchGoogleLink, 'google-link');
  const { guarded, dialog } = useReauthentication((error) => tellUnkept(words.google.failed, error));
  const linkedAt = fetched.state === 'ready' ? fetched.value : null;
  if (linkedAt === null) return null;

  async function remove() {
    await guarded(async () => {
      await deleteGoogleLink();
      showToast({ kind: 'notice', title: words.google.removed });
      reload();
    });
  }

  return (
    <Card className="flex flex-wrap items-center justify-between gap-4 p-4">
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{words.google.title}</p>
        <p className="text-sm text-quiet">
          {words.google.since} <Moment at={linkedAt} />
        </p>
      </div>
      <Button small aria-label={words.google.removeIt} onClick={() => void remove()}>
        {words.google.remove}
      </Button>
      {dialog}
    </Card>
  );
}
