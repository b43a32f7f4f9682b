import { Link, useLocation } from 'wouter';
import { brand } from '#src/content/brand.ts';
import { useAccount } from '#src/data/use-account.ts';
import { paths } from '#src/paths.ts';
import { InstallButton } from '#src/pwa/install-button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Logo } from '#src/ui/logo.tsx';
import { NavLink } from '#src/ui/nav-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { explore, fundraise, home, isCurrent } from './destinations.ts';
import { SyncChip } from './sync-chip.tsx';

export function SiteHeader({ onSignOut }: { onSignOut: () => void }) {
  const [location] = useLocation();
  const account = useAccount();
  return (
    <header className="sticky top-0 z-20 border-b border-base-300 bg-base-100 pt-[env(safe-area-inset-top)]">
      <div className="gutter mx-auto flex min-h-16 max-w-page items-center gap-2">
        <Link href={paths.home} className="flex min-h-11 min-w-0 items-center rounded-field">
          <Logo tagline={brand.tagline} />
        </Link>
        <nav aria-label="Main" className="ms-4 hidden gap-1 md:flex lg:ms-8">
          {[home, fundraise, explore].map((destination) => (
            <NavLink
              key={destination.href}
              href={destination.href}
              label={destination.label}
              current={isCurrent(destination, location)}
            />
          ))}
        </nav>
        <div className="ms-auto flex items-center gap-2">
          <span className="hidden lg:contents">
            <InstallButton />
          </span>
          <SyncChip />
          {account && (
            <span className="hidden md:block">
              <AccountMenu name={account.fullName} onSignOut={onSignOut} />
            </span>
          )}
          {account === null && (
            <span className="hidden gap-2 md:flex">
              <ButtonLink href={paths.login} look="quiet" className="px-3">
                Login
              </ButtonLink>
              <ButtonLink href={paths.register} look="primary" className="px-4">
                Signup
              </ButtonLink>
            </span>
          )}
        </div>
      </div>
    </header>
  );
}
