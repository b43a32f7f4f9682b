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
import { useAccount } from '#src/data/use-account.ts';
import { useDatabaseFault } from '#src/data/use-database-fault.ts';
import { paths } from '#src/paths.ts';
import { type SyncStatus, useSyncStatus } from '#src/state/sync-status.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';

export function SyncChip() {
  const status = useSyncStatus();
  const isGuest = useAccount() === null;
  const fault = useDatabaseFault();
  const { icon, text, look } = fault ? unreadable : words(status, isGuest);
  return (
    <StatusChip href={paths.outbox} icon={icon} text={text} look={look} label={`${text}. Open the outbox`} />
  );
}

/** Whatever the server says, it could not be stored. */
const unreadable: Words = { icon: CircleAlert, text: 'Storage closed', look: 'alert' };

type Words = { icon: LucideIcon; text: string; look: 'calm' | 'active' | 'alert' };

function words({ state, waiting, attention }: SyncStatus, isGuest: boolean): Words {
  switch (state) {
    case 'offline':
      return { icon: WifiOff, text: 'Offline', look: 'calm' };
    case 'up-to-date':
      return { icon: Check, text: 'Up to date', look: 'calm' };
    case 'waiting':
      if (isGuest) return { icon: HardDrive, text: `${waiting} on this device`, look: 'calm' };
      return { icon: CloudUpload, text: `${waiting} waiting`, look: 'active' };
    case 'storage-full':
      return { icon: CircleAlert, text: 'Device full', look: 'alert' };
    case 'stuck':
      return { icon: CircleAlert, text: 'Cannot sync', look: 'alert' };
    case 'attention':
      return {
        icon: CircleAlert,
        text: attention === 1 ? '1 needs you' : `${attention} need you`,
        look: 'alert',
      };
    case 'sign-in':
      return { icon: LogIn, text: 'Sign in to send', look: 'alert' };
    case 'update-needed':
      return { icon: Download, text: 'Update needed', look: 'alert' };
  }
}
