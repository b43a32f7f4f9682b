import { MonitorDown } from 'lucide-react';
import { installWords as words } from '#src/content/install.ts';
import { install, useInstall } from '#src/pwa/install.ts';
import { DisclosureMenu } from '#src/ui/disclosure-menu.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';

/** The same as `InstallButton`, for a guest where the header has the links and no menu: beside them there is room for an icon. */
export function InstallCorner() {
  const { at } = useInstall();
  if (at !== 'offered' && at !== 'by-hand') return null;
  return (
    <span title={words.button} className="hidden xl:block">
      {at === 'offered' ? (
        <IconButton icon={MonitorDown} label={words.button} onPress={() => void install()} />
      ) : (
        <DisclosureMenu icon={MonitorDown} label={words.button}>
          {() => <p className="px-3 py-2">{words.byHand}</p>}
        </DisclosureMenu>
      )}
    </span>
  );
}
