import { Ellipsis } from 'lucide-react';
import { useLocation } from 'wouter';
import { useAccount } from '#src/data/use-account.ts';
import { lazyPart } from '#src/lazy-part.tsx';
import { BottomNav, BottomNavButton } from '#src/ui/bottom-nav.tsx';
import { drafts, explore, fundraise, home } from './destinations.ts';
import { Places } from './places.tsx';

/** An investor looks for no investors, and has no pitches. Until it has come, what stands there keeps the places. */
const InvestorPlaces = lazyPart(
  async () => (await import('./investor-places.tsx')).InvestorPlaces,
  OtherPlaces,
);

export function BottomNavigation({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  const [location] = useLocation();
  const Middle = useAccount()?.userType === 'investor' ? InvestorPlaces : OtherPlaces;
  return (
    <BottomNav>
      <Places of={[home, explore]} at={location} />
      <Middle at={location} />
      <BottomNavButton icon={Ellipsis} label="More" expanded={menuOpen} onPress={onMenu} />
    </BottomNav>
  );
}

function OtherPlaces({ at }: { at: string }) {
  return <Places of={[{ ...fundraise, label: 'Investors' }, drafts]} at={at} />;
}
