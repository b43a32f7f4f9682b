import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { BottomNav, BottomNavButton, BottomNavLink } from '#src/ui/bottom-nav.tsx';
import { type Destination, drafts, explore, fundraise, home, isCurrent } from './destinations.ts';
import { MoreMenu } from './more-menu.tsx';

const destinations: Destination[] = [home, explore, { ...fundraise, label: 'Investors' }, drafts];

export function BottomNavigation({ onSignOut }: { onSignOut: () => void }) {
  const [location] = useLocation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <BottomNav>
        {destinations.map((destination) => (
          <BottomNavLink
            key={destination.href}
            icon={destination.icon}
            label={destination.label}
            href={destination.href}
            current={isCurrent(destination, location)}
          />
        ))}
        <BottomNavButton icon={Ellipsis} label="More" expanded={open} onPress={() => setOpen(true)} />
      </BottomNav>
      {open && <MoreMenu onClose={() => setOpen(false)} onSignOut={onSignOut} />}
    </>
  );
}
