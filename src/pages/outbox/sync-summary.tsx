import { type ReactNode, useState } from 'react';
import { newerData } from '#src/content/newer-data.ts';
import { keptUntilLogin } from '#src/content/outbox.ts';
import { hasCome, loading } from '#src/content/status-words.ts';
import {
  attentionSentence,
  connectionSentences,
  deviceFull,
  statusTitles,
  updateInVain,
  updateNewest,
  waitingSentence,
  waitingTitle,
} from '#src/content/sync-words.ts';
import { updateTakesLong } from '#src/content/update.ts';
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import type { OutboxItem } from '#src/data/outbox/outbox-items.ts';
import { clockTime } from '#src/lib/clock-time.ts';
import { isOld } from '#src/lib/time-ago.ts';
import { paths } from '#src/paths.ts';
import { useUpdate } from '#src/pwa/update-state.ts';
import { useTakesLong } from '#src/pwa/use-takes-long.ts';
import type { SyncStatus } from '#src/state/sync-status.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Moment } from '#src/ui/moment.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { beginAnew } from '../storage/start-reading-anew.ts';
import { useOutboxStatus } from './use-outbox-status.ts';

/** All of how this device stands: what needs the person, what waits and since when, the server, and when it was last heard. */
export function SyncSummary({ entries }: { entries: readonly OutboxItem[] }) {
  const status = useOutboxStatus(entries);
  const now = useNow();
  const fault = useDatabaseFault();
  const isUnreadable = fault !== null;
  const isNewest = useUpdate(({ at }) => at === 'newest');
  const state = isUnreadable ? 'storage-closed' : status.state;
  if (state === 'waiting' && status.isKept) return <KeptHere />;
  const { connection, waiting, attention, lastSyncedAt } = status;
  const ofFault = fault === 'newer' ? newerData.unsent : connectionSentences['storage-closed'];
  const ofConnection = isUnreadable ? ofFault : connectionSentences[connection];
  const sentence = state === 'update-needed' && isNewest ? updateNewest.sentence : ofConnection;
  return (
    <Notice look={looks[state] ?? 'info'} title={titleOf({ ...status, state }, now)} action={actions[state]}>
      {attentionSentence(attention)} {waitingSentence(waiting)} <Oldest status={status} />{' '}
      {/* Above it stands that it is connecting: a sentence that goes again would move the list twice. */}
      {(isUnreadable || connection !== 'unknown' || state === 'attention') && sentence}{' '}
      {connection === 'offline' && waiting > 0 && 'What waits is sent when it is back. '}
      {lastSyncedAt ? (
        <>
          Last heard from the server <Moment at={lastSyncedAt} />.
        </>
      ) : (
        'This device has not been up to date yet.'
      )}
    </Notice>
  );
}

function titleOf(status: SyncStatus, now: number): string {
  const { state, connection, arrived } = status;
  const isComing = state === 'connecting' || (state === 'waiting' && connection === 'unknown');
  if (isComing && arrived !== null) return `${loading}: ${hasCome(arrived)}`;
  return state === 'waiting' ? waitingTitle(connection, turnOf(status, now)) : statusTitles[state];
}

/** Undefined where what waits is on its way. */
function turnOf({ held }: SyncStatus, now: number): string | null | undefined {
  if (held === null || held.until === null) return held?.until;
  return Date.parse(held.until) > now ? clockTime(held.until, now) : undefined;
}

function Oldest({ status: { waiting, oldestWaiting } }: { status: SyncStatus }) {
  const now = useNow();
  if (waiting === 0 || !oldestWaiting || !isOld(oldestWaiting, now)) return null;
  return (
    <>
      The oldest is from <Moment at={oldestWaiting} />.
    </>
  );
}

const looks: Partial<Record<SyncStatus['state'], 'warn' | 'bad'>> = {
  attention: 'warn',
  'sign-in': 'warn',
  'update-needed': 'warn',
  'own-mistake': 'bad',
  stuck: 'bad',
  'storage-full': 'bad',
  'storage-closed': 'bad',
};

const logIn = (
  <ButtonLink href={paths.loginThen(paths.outbox)} look="primary">
    Log in
  </ButtonLink>
);

const actions: Partial<Record<SyncStatus['state'], ReactNode>> = {
  stuck: (
    <Button look="primary" onClick={() => void beginAnew()}>
      Try again
    </Button>
  ),
  'sign-in': logIn,
  'storage-full': (
    <ButtonLink href={deviceFull.link.href} look="primary">
      {deviceFull.link.label}
    </ButtonLink>
  ),
  'update-needed': <UpdateNow />,
};

function UpdateNow() {
  const { at } = useUpdate();
  const isAccepted = at === 'accepted';
  const takesLong = useTakesLong(isAccepted);
  const [state, setState] = useState<'rest' | 'looking' | 'in-vain'>('rest');
  async function look() {
    setState('looking');
    const isUnderWay = await update().catch(reportError);
    setState(isUnderWay ? 'rest' : 'in-vain');
  }
  return (
    <div className="grid justify-items-start gap-2">
      <Button look="primary" busy={isAccepted || state === 'looking'} onClick={() => void look()}>
        Update
      </Button>
      <p role="status" className="font-medium">
        {takesLong && updateTakesLong}
        {state !== 'looking' && at === 'newest' && updateNewest.answer}
        {state === 'in-vain' && !isAccepted && at !== 'newest' && updateInVain}
      </p>
    </div>
  );
}

async function update(): Promise<boolean> {
  // Without a network its code may not come either.
  const code = await import('#src/pwa/update.ts').catch(() => null);
  return code !== null && code.updateNow();
}

/** A guest's work belongs to nobody the server knows. */
function KeptHere() {
  return (
    <Notice title="Kept on this device" action={logIn}>
      {keptUntilLogin}
    </Notice>
  );
}
