import { LogIn, LogOut, UserPlus } from 'lucide-react';
import { useLocation } from 'wouter';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { InstallButton } from '#src/pwa/install-button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { MenuRow } from '#src/ui/menu-row.tsx';
import { drafts, explore, fundraise, home, isCurrent, outbox, submitPitch } from './destinations.ts';

const everywhere = [home, fundraise, explore, submitPitch, drafts, outbox];

/** The whole list, on a phone. Choosing a link closes it. */
export function MoreMenu({ onClose, onSignOut }: { onClose: () => void; onSignOut: () => void }) {
  const [location] = useLocation();
  const account = useAccount();
  return (
    <Dialog title={account?.fullName ?? 'Menu'} onClose={onClose}>
      <nav aria-label="All screens" className="-mx-2 grid">
        {everywhere.map((destination) => (
          <MenuRow
            key={destination.href}
            icon={destination.icon}
            label={destination.label}
            href={destination.href}
            current={isCurrent(destination, location)}
            onChoose={onClose}
          />
        ))}
        {account === null && (
          <>
            <MenuRow icon={LogIn} label="Login" href={paths.login} onChoose={onClose} />
            <MenuRow icon={UserPlus} label="Signup" href={paths.register} onChoose={onClose} />
          </>
        )}
        {account && (
          <MenuRow
            icon={LogOut}
            label="Sign out"
            onChoose={() => {
              onClose();
              onSignOut();
            }}
          />
        )}
      </nav>
      <div className="mt-3 grid">
        <InstallButton />
      </div>
    </Dialog>
  );
}
