import { BottomNavLink } from '#src/ui/bottom-nav.tsx';
import { type Destination, isCurrent } from './destinations.ts';

/** Links of the phone's navigation; `at` is where the person is. */
export function Places({ of, at }: { of: Destination[]; at: string }) {
  return of.map((destination) => (
    <BottomNavLink
      key={destination.href}
      icon={destination.icon}
      label={destination.label}
      href={destination.href}
      current={isCurrent(destination, at)}
    />
  ));
}
