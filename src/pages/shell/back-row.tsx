import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { paths } from '#src/paths.ts';
import { hasNoWayBack } from '#src/pwa/has-no-way-back.ts';
import { Button } from '#src/ui/button.tsx';
import { isScreenBehind, markFirstScreen } from './way-back.ts';

/** The way back, where neither the browser nor the system shows one: in the installed app on iOS and on desks. */
export function BackRow() {
  const [location] = useLocation();
  const [isNeeded] = useState(hasNoWayBack);
  const isBehind = useLocationProperty(isScreenBehind, () => false);
  useEffect(() => (isNeeded ? markFirstScreen() : undefined), [isNeeded]);
  if (!isNeeded || location === paths.home || !isBehind) return null;
  return (
    <div className="gutter mx-auto w-full max-w-page pt-2 print:hidden">
      <Button look="quiet" className="-ms-3 px-3" onClick={() => history.back()}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        Back
      </Button>
    </div>
  );
}
