import { LogIn, LogOut, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useAccount } from '#src/data/use-account.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { paths } from '#src/paths.ts';
import { InstallButton } from '#src/pwa/install-button.tsx';
import { isIosSafari } from '#src/pwa/ios-safari.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { MenuRow } from '#src/ui/menu-row.tsx';
import { CountryMenu } from './country-menu.tsx';
import { drafts, home, isCurrent, mainLinks } from './destinations.ts';
import { linksOfMembers, outbox, submitPitch, thisDevice } from './own-destinations.ts';

// Of every visit few are by a guest in Safari of iOS who has written something.
const BeforeInstalling = lazyPart(
  async () => (await import('#src/pages/storage/before-installing.tsx')).BeforeInstalling,
);

if (isIosSafari(navigator)) BeforeInstalling.fetchAhead();

const everywhere = [home, ...mainLinks, submitPitch, drafts, outbox];

/** The whole list, where the header has no room for it. Choosing a link closes it. */
export function MoreMenu({ onClose, onSignOut }: { onClose: () => void; onSignOut: () => void }) {
  const [location] = useLocation();
  const account = useAccount();
  const [mayBeTold, setMayBeTold] = useState(() => isIosSafari(navigator));
  const isSettled = account !== undefined && !mayBeTold;
  const atLast = mayBeTold ? 'after-a-second' : 'after-a-blink';
  return (
    <Dialog title={account?.fullName ?? 'Menu'} onClose={onClose}>
      {isIosSafari(navigator) && <BeforeInstalling onChoose={onClose} onKnown={() => setMayBeTold(false)} />}
      {/* What comes a moment later would push away the links that one is about to press: they come with it. */}
      <nav aria-label="All screens" className={`-mx-2 grid sm:grid-cols-2 ${isSettled ? '' : atLast}`}>
        {[...everywhere, ...(account ? linksOfMembers(account.userType) : [thisDevice])].map(
          (destination) => (
            <MenuRow
              key={destination.href}
              icon={destination.icon}
              label={destination.label}
              href={destination.href}
              current={isCurrent(destination, location)}
              onChoose={onClose}
            />
          ),
        )}
        {account === null && (
          <>
            <MenuRow icon={LogIn} label="Login" href={paths.login} onChoose={onClose} />
            <MenuRow icon={UserPlus} label="Signup" href={paths.signup} onChoose={onClose} />
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
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-base-300 pt-3">
        <CountryMenu />
        <InstallButton />
      </div>
    </Dialog>
  );
}
