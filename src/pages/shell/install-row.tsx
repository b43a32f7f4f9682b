import { MonitorDown } from 'lucide-react';
import { installWords as words } from '#src/content/install.ts';
import { install, useInstall } from '#src/pwa/install.ts';
import { MenuRow } from '#src/ui/menu-row.tsx';

/** The same as `InstallButton`, in the menu of who is signed in, where the window has no other. */
export function InstallRow({ onChoose }: { onChoose: () => void }) {
  const { at } = useInstall();
  if (at === 'by-hand') return <p className="hidden px-3 py-2 xl:block">{words.byHand}</p>;
  if (at !== 'offered') return null;
  const choose = () => {
    onChoose();
    void install();
  };
  return (
    <div className="hidden xl:block">
      <MenuRow icon={MonitorDown} label={words.button} onChoose={choose} />
    </div>
  );
}
