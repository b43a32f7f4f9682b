import { Button } from '#src/ui/button.tsx';
import { install, useInstall } from './install.ts';

/** Offers the app for the home screen where that is possible and not yet done. */
export function InstallButton() {
  const state = useInstall();
  if (state.at === 'by-hand') return <p>To install Pankh, tap Share, then Add to Home Screen.</p>;
  if (state.at !== 'offered') return null;
  return <Button onClick={() => void install()}>Install app</Button>;
}
