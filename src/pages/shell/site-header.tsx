import { Menu } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { brand } from '#src/content/brand.ts';
import { useAccount } from '#src/data/use-account.ts';
import { lazyPart, unhurriedPart } from '#src/lazy-part.tsx';
import { isNewHere } from '#src/lib/first-look.ts';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { NavLink } from '#src/ui/nav-link.tsx';
import { CountryMenu } from './country-menu.tsx';
import { isCurrent, mainLinks } from './destinations.ts';
import { SyncChip } from './sync-chip.tsx';

const OwnCorner = lazyPart(async () => (await import('./after-first-list.ts')).bringOwnCorner());
const InstallCorner = unhurriedPart(async () => (await import('./install-corner.tsx')).InstallCorner);

/** On small screens the links are in the menu that `onMenu` opens; on phones the bottom navigation opens it. */
export function SiteHeader({ onMenu, onSignOut }: { onMenu: () => void; onSignOut: () => void }) {
  const [location] = useLocation();
  const account = useAccount();
  // Not as it was drawn, which is for everybody; then nothing changes it.
  const isNew = useSyncExternalStore(
    () => () => {},
    () => isNewHere,
    () => false,
  );
  const isGuest = account === null || (account === undefined && isNew);
  return (
    <header className="sticky top-0 z-20 border-b border-base-300 bg-base-100 pt-[env(safe-area-inset-top)]">
      <div className="gutter mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-2">
        <Link
          href={paths.home}
          aria-current={location === paths.home ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-field min-w-0 grow basis-28 md:grow-0 md:basis-auto"
        >
          <Logo tagline={brand.tagline} />
        </Link>
        <nav aria-label="Main" className="ms-3 hidden xl:flex">
          {mainLinks.map((destination) => (
            <NavLink
              key={destination.href}
              href={destination.href}
              label={destination.label}
              current={isCurrent(destination, location)}
            />
          ))}
        </nav>
        {/* It is the name in the account menu that gives way, before all of it takes a second line; beside the links what comes late comes at the end, and moves nothing. */}
        <div className="ms-auto flex items-center gap-1.5 md:min-w-[min(27rem,100%)] md:grow md:basis-0 md:*:shrink-0 md:max-xl:justify-end xl:min-w-[30rem]">
          <span className="hidden xl:block">
            <CountryMenu />
          </span>
          <SyncChip />
          {account && <OwnCorner account={account} onSignOut={onSignOut} />}
          {isGuest && (
            <span className="hidden gap-1.5 md:flex xl:ms-auto">
              <InstallCorner />
              <ButtonLink href={paths.login} look="quiet" className="px-3">
                Login
              </ButtonLink>
              <ButtonLink href={paths.signup} look="primary" className="px-4">
                Signup
              </ButtonLink>
            </span>
          )}
          <span className="hidden md:block xl:hidden">
            <IconButton icon={Menu} label="Menu" opensDialog onPress={onMenu} />
          </span>
        </div>
      </div>
    </header>
  );
}
