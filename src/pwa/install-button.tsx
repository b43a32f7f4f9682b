import { installWords as words } from '#src/content/install.ts';
import { Button } from '#src/ui/button.tsx';
import { install, useInstall } from './install.ts';

/** Offers the app for the home screen where that is possible and not yet done. */
export function InstallButton() {
  const { at } = useInstall();
  if (at === 'by-hand') return <p>{words.byHand}</p>;
  if (at !== 'offered') return null;
  return <Button onClick={() => void install()}>{words.button}</Button>;
}
