import { Check, CircleAlert, CloudUpload, Download, LogIn, type LucideIcon, WifiOff } from 'lucide-react';
import { paths } from '#src/paths.ts';
import { type SyncStatus, useSyncStatus } from '#src/state/sync-status.ts';
import { StatusChip } from '#src/ui/status-chip.tsx';

export function SyncChip() {
  const status = useSyncStatus();
  const { icon, text, look } = words(status);
  return (
    <StatusChip href={paths.outbox} icon={icon} text={text} look={look} label={`${text}. Open the outbox`} />
  );
}

function words({ state, waiting, attention }: SyncStatus): {
  icon: LucideIcon;
  text: string;
  look: 'calm' | 'active' | 'alert';
} {
  switch (state) {
    case 'offline':
      return { icon: WifiOff, text: 'Offline', look: 'calm' };
    case 'up-to-date':
      return { icon: Check, text: 'Up to date', look: 'calm' };
    case 'waiting':
      return { icon: CloudUpload, text: `${waiting} waiting`, look: 'active' };
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
