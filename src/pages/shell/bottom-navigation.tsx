import { Ellipsis } from 'lucide-react';
import { useLocation } from 'wouter';
import { BottomNav, BottomNavButton, BottomNavLink } from '#src/ui/bottom-nav.tsx';
import {
  type Destination,
  dashboard,
  drafts,
  explore,
  fundraise,
  home,
  isCurrent,
  messages,
} from './destinations.ts';
import { useIsInvestor } from './use-is-investor.ts';

const investors: Destination = { ...fundraise, label: 'Investors' };

/** An investor looks for no investors, and has no pitches. */
export function BottomNavigation({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const isInvestor = useIsInvestor();
  return (
    <BottomNav>
      <Place to={home} />
      <Place to={explore} />
      <Place to={isInvestor ? dashboard : investors} />
      <Place to={isInvestor ? messages : drafts} />
      <BottomNavButton icon={Ellipsis} label="More" expanded={menuOpen} onPress={onMenu} />
    </BottomNav>
  );
}

function Place({ to }: { to: Destination }) {
  const [location] = useLocation();
  return <BottomNavLink icon={to.icon} label={to.label} href={to.href} current={isCurrent(to, location)} />;
}
