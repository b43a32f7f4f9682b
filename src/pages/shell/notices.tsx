import { useEffect } from 'react';
import { UpdatePrompt } from '#src/pwa/update-prompt.tsx';
import { Dollar } from '../assistant/dollar.tsx';
import { BackRow } from './back-row.tsx';
import { ConnectionHeard } from './connection-heard.tsx';
import { DatabaseNotice } from './database-notice.tsx';
import { NotHereYet } from './not-here-yet.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { SessionNotice } from './session-notice.tsx';
import { TurnedNotice } from './turned-notice.tsx';
import { watchDialogs } from './use-message-place.ts';

/** What the person must know before anything else, what a pull at the screen does, and who is there to be asked. */
export function Notices() {
  // The menu opens without a wait.
  useEffect(() => void import('./more-menu.tsx').catch(() => undefined), []);
  useEffect(watchDialogs, []);
  return (
    <>
      <PullToRefresh />
      <BackRow />
      <UpdatePrompt />
      <DatabaseNotice />
      <ConnectionHeard />
      <SessionNotice />
      <NotHereYet />
      <TurnedNotice />
      <Dollar />
    </>
  );
}
