import type { LucideIcon } from 'lucide-react';
import { Tip } from './tip.tsx';

/** A button that is all icon and stays pressed, on whatever picture it stands; `label` is what is heard. */
export function IconToggle({
  icon: Icon,
  label,
  isOn,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  isOn: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      onClick={onPress}
      className="relative btn btn-square h-11 w-11 shrink-0 border-base-300 bg-base-100 aria-pressed:bg-primary aria-pressed:text-primary-content"
    >
      <Icon aria-hidden="true" className="size-5" />
      <Tip words={label} />
    </button>
  );
}
