import { Ellipsis } from 'lucide-react';
import { useLocation } from 'wouter';
import { BottomNav, BottomNavButton, BottomNavLink } from '#src/ui/bottom-nav.tsx';
import { type Destination, drafts, explore, fundraise, home, isCurrent } from './destinations.ts';

const destinations: Destination[] = [home, explore, { ...fundraise, label: 'Investors' }, drafts];

export function BottomNavigation({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const [location] = useLocation();
  return (
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
      <BottomNavButton icon={Ellipsis} label="More" expanded={menuOpen} onPress={onMenu} />
    </BottomNav>
  );
}
