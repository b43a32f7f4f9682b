import {
  Check,
  CircleAlert,
  CloudUpload,
  Download,
  HardDrive,
  LoaderCircle,
  LogIn,
  type LucideIcon,
  ServerCrash,
  WifiOff,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { useDatabaseFault } from '#src/data/use-database-fault.ts';
import { useStoring } from '#src/data/use-storing.ts';
import { paths } from '#src/paths.ts';
import { type SyncStatus, useSyncStatus } from '#src/state/sync-status.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { statusSentences, statusWords } from './status-words.ts';

export function SyncChip() {
  const status = useSyncStatus();
  const isUnreadable = useDatabaseFault() !== null;
  const [location] = useLocation();
  const now = useNow();
  const state = isUnreadable ? 'storage-closed' : status.state;
  const [text, ...others] = statusWords(status, { isUnreadable });
  const mustSignIn = state === 'sign-in';
  return (
    <StatusChip
      href={mustSignIn ? paths.loginThen(location) : paths.outbox}
      icon={isResting(state, status) ? HardDrive : icons[state]}
      text={text}
      more={others.join(', ')}
      look={lookOf(state, status)}
      busy={useStoring()}
      label={`${statusSentences([text, ...others], status, now)}. ${mustSignIn ? 'Log in' : 'Open the outbox'}`}
    />
  );
}

/** What waits here goes once somebody has signed in, or at its turn. */
function isResting(state: SyncStatus['state'], { isKept, held }: SyncStatus): boolean {
  return state === 'waiting' && (isKept || held !== null);
}

function lookOf(state: SyncStatus['state'], status: SyncStatus): 'calm' | 'active' | 'alert' {
  if (state === 'waiting') return isResting(state, status) ? 'calm' : 'active';
  return calm.has(state) ? 'calm' : 'alert';
}

const calm = new Set<SyncStatus['state']>(['up-to-date', 'connecting', 'offline', 'server-trouble']);

const icons: Record<SyncStatus['state'], LucideIcon> = {
  'up-to-date': Check,
  connecting: LoaderCircle,
  offline: WifiOff,
  'server-trouble': ServerCrash,
  waiting: CloudUpload,
  attention: CircleAlert,
  'own-mistake': CircleAlert,
  stuck: CircleAlert,
  'storage-closed': CircleAlert,
  'storage-full': CircleAlert,
  'sign-in': LogIn,
  'update-needed': Download,
};
