import { LogOut } from 'lucide-react';
import { useLocation } from 'wouter';
import { DisclosureMenu } from '#src/ui/disclosure-menu.tsx';
import { MenuRow } from '#src/ui/menu-row.tsx';
import { drafts, isCurrent, outbox, submitPitch } from './destinations.ts';

export function AccountMenu({ name, onSignOut }: { name: string; onSignOut: () => void }) {
  const [location] = useLocation();
  return (
    <DisclosureMenu label={name}>
      {(close) => (
        <>
          {[submitPitch, drafts, outbox].map((destination) => (
            <MenuRow
              key={destination.href}
              icon={destination.icon}
              label={destination.label}
              href={destination.href}
              current={isCurrent(destination, location)}
              onChoose={close}
            />
          ))}
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
