import {
  Check,
  CircleAlert,
  CloudUpload,
  Download,
  HardDrive,
  LogIn,
  type LucideIcon,
  WifiOff,
} from 'lucide-react';
import { useLocation } from 'wouter';
import { useAccount } from '#src/data/use-account.ts';
import { useDatabaseFault } from '#src/data/use-database-fault.ts';
import { isOld, timeAgo } from '#src/lib/time-ago.ts';
import { paths } from '#src/paths.ts';
import { type SyncStatus, useSyncStatus } from '#src/state/sync-status.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';
import { useNow } from '#src/ui/use-now.ts';

export function SyncChip() {
  const status = useSyncStatus();
  const isGuest = useAccount() === null;
  const fault = useDatabaseFault();
  const [location] = useLocation();
  const now = useNow();
  const { icon, text, more, look } = fault ? unreadable : words(status, isGuest, now);
  const mustSignIn = status.state === 'sign-in' && !fault;
  return (
    <StatusChip
      href={mustSignIn ? paths.loginThen(location) : paths.outbox}
      icon={icon}
      text={text}
      more={more}
      look={look}
      label={`${text}${more ?? ''}. ${mustSignIn ? 'Log in' : 'Open the outbox'}`}
    />
  );
}

/** Whatever the server says, it could not be stored. */
const unreadable: Words = { icon: CircleAlert, text: 'Storage closed', look: 'alert' };

type Words = { icon: LucideIcon; text: string; more?: string; look: 'calm' | 'active' | 'alert' };

function words(status: SyncStatus, isGuest: boolean, now: number): Words {
  const { state, waiting, attention, oldestWaiting } = status;
  switch (state) {
    case 'offline':
      return { icon: WifiOff, text: 'Offline', look: 'calm' };
    case 'up-to-date':
      return { icon: Check, text: 'Up to date', look: 'calm' };
    case 'waiting': {
      if (isGuest) return { icon: HardDrive, text: `${waiting} on this device`, look: 'calm' };
      const more =
        oldestWaiting && isOld(oldestWaiting, now) ? `, oldest ${timeAgo(oldestWaiting, now)}` : undefined;
      return { icon: CloudUpload, text: `${waiting} waiting`, more, look: 'active' };
    }
    case 'attention':
      return {
        icon: CircleAlert,
        text: attention === 1 ? '1 needs you' : `${attention} need you`,
        look: 'alert',
      };
    case 'stuck':
      return { icon: CircleAlert, text: 'Cannot sync', look: 'alert' };
    case 'storage-full':
      return { icon: CircleAlert, text: 'Device full', look: 'alert' };
    case 'sign-in':
      return { icon: LogIn, text: waiting > 0 ? 'Sign in to send' : 'Sign in again', look: 'alert' };
    case 'update-needed':
      return { icon: Download, text: 'Update needed', look: 'alert' };
  }
}
