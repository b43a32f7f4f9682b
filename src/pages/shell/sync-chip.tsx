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
import { useDatabaseFault } from '#src/data/database/use-database-fault.ts';
import { useStoring } from '#src/data/database/use-storing.ts';
import { useHere } from '#src/lib/use-here.ts';
import { paths } from '#src/paths.ts';
import { type SyncStatus, useSyncStatus } from '#src/state/sync-status.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { useNow } from '#src/ui/use-now.ts';
import { statusSentences, statusWords } from './status-words.ts';

export function SyncChip() {
  const status = useSyncStatus();
  const isUnreadable = useDatabaseFault() !== null;
  const here = useHere();
  const now = useNow();
  const state = isUnreadable ? 'storage-closed' : status.state;
  const [text, ...others] = statusWords(status, { isUnreadable });
  const mustSignIn = state === 'sign-in';
  // What waits here goes once somebody has signed in, or at its turn.
  const isResting = state === 'waiting' && (status.isKept || status.held !== null);
  return (
    <StatusChip
      href={mustSignIn ? paths.loginThen(here) : paths.outbox}
      percent={state === 'connecting' ? status.arrived : null}
      icon={isResting ? HardDrive : (icons[state] ?? CircleAlert)}
      text={text}
      more={others.join(', ')}
      look={isResting || calm.has(state) ? 'calm' : state === 'waiting' ? 'active' : 'alert'}
      state={state}
      busy={useStoring()}
      label={`${statusSentences([text, ...others], status, now)}. ${mustSignIn ? 'Log in' : 'Open the outbox'}`}
    />
  );
}

const calm = new Set<SyncStatus['state']>(['up-to-date', 'connecting', 'offline', 'server-trouble', 'busy']);

/** Whatever else stands there is an alarm. */
const icons: Partial<Record<SyncStatus['state'], LucideIcon>> = {
  'up-to-date': Check,
  connecting: LoaderCircle,
  offline: WifiOff,
  'server-trouble': ServerCrash,
  busy: CloudUpload,
  waiting: CloudUpload,
  'sign-in': LogIn,
  'update-needed': Download,
};
