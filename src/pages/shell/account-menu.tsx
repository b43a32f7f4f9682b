import { LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { DisclosureMenu } from '#src/ui/disclosure-menu.tsx';
import { MenuRow } from '#src/ui/menu-row.tsx';
import type { UserType } from '#sync/records/account.ts';
import { isCurrent } from './destinations.ts';
import { InstallRow } from './install-row.tsx';
import { ownLinks } from './own-destinations.ts';

export function AccountMenu({
  name,
  userType,
  onSignOut,
}: {
  name: string;
  userType: UserType;
  onSignOut: () => void;
}) {
  const [location] = useLocation();
  return (
    <DisclosureMenu label={name}>
      {(close) => (
        <>
          {ownLinks(userType).map((destination) => (
            <MenuRow
              key={destination.href}
              icon={destination.icon}
              label={destination.label}
              href={destination.href}
              current={isCurrent(destination, location)}
              onChoose={close}
            />
          ))}
          <InstallRow onChoose={close} />
          <MenuRow
            icon={LogOut}
            label="Sign out"
            onChoose={() => {
              close();
              onSignOut();
            }}
          />
        </>
      )}
    </DisclosureMenu>
  );
}
