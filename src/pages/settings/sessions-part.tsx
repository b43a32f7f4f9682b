import { useState } from 'react';
import { deleteOtherSessions, deleteSession, fetchSessions } from '#src/api/sessions.ts';
import { settingsPage, sessionsWords as words } from '#src/content/settings.ts';
import { useOneAtATime } from '#src/lib/use-one-at-a-time.ts';
import { showToast } from '#src/state/toasts.ts';
import { useFetchedOnline } from '#src/state/use-fetched-online.ts';
import { accountFault, serverTrouble } from '#src/syncing/account-fault.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { FetchState } from '#src/ui/fetch-state.tsx';
import { keepFocusOnRow } from '#src/ui/keep-focus.ts';
import { Moment } from '#src/ui/moment.tsx';
import { SectionHeading } from '#src/ui/section-heading.tsx';
import { GoogleCard } from './google-card.tsx';
import { tellUnkept } from './tell-unkept.ts';

export function SessionsPart() {
  const [fetched, reload] = useFetchedOnline(fetchSessions, 'sessions');
  const [isBusy, inTurn] = useOneAtATime();
  // They are in the list until it has come anew.
  const [ended, setEnded] = useState<readonly string[]>([]);

  async function endOne(id: string) {
    await deleteSession(id);
    setEnded((before) => [...before, id]);
  }

  async function end(work: () => Promise<void>) {
    try {
      await work();
      showToast({ kind: 'notice', title: words.ended });
    } catch (error) {
      tellUnkept(words.end, error);
    }
    reload();
  }

  return (
    <section ref={keepFocusOnRow} tabIndex={-1} aria-label={words.title}>
      <SectionHeading title={words.title} lead={words.lead} />
      <FetchState
        fetched={fetched}
        label={words.title}
        fault={(error) => accountFault(error, settingsPage.needsNetwork, serverTrouble).message}
        retry={settingsPage.retry}
        onRetry={reload}
      >
        {(sessions) => (
          <div className="grid gap-4">
            {/* Above a list that may be long: whoever has lost a phone needs it at once. */}
            {sessions.length > 1 && (
              <Button
                className="justify-self-start"
                later={isBusy}
                onClick={() => void inTurn(() => end(deleteOtherSessions))}
              >
                {words.endOthers}
              </Button>
            )}
            <ul className="grid gap-3">
              {sessions.map(({ id, deviceName, createdAt, lastUsedAt, current }) => (
                <li key={id} tabIndex={-1}>
                  <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
                    <div className="grid min-w-0 flex-1 basis-40 gap-1">
                      <p className="flex flex-wrap items-center gap-2 font-semibold">
                        {deviceName || words.unknown}
                        {current && <Badge look="good">{words.current}</Badge>}
                      </p>
                      <p className="text-sm text-quiet">
                        {words.used} <Moment at={lastUsedAt} />, {words.since} <Moment at={createdAt} />
                      </p>
                    </div>
                    {!current && (
                      <Button
                        small
                        later={isBusy || ended.includes(id)}
                        aria-label={words.endOf(deviceName || words.unknown)}
                        onClick={() => void inTurn(() => end(() => endOne(id)))}
                      >
                        {words.end}
                      </Button>
                    )}
                  </Card>
                </li>
              ))}
            </ul>
            <GoogleCard />
          </div>
        )}
      </FetchState>
    </section>
  );
}
