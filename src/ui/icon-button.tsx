import type { LucideIcon } from 'lucide-react';

/** A button that is all icon; `label` is what is heard. */
export function IconButton({
  icon: Icon,
  label,
  opensDialog = false,
  onPress,
}: {
  icon: LucideIcon;
  label: string;
  opensDialog?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      onClick={onPress}
      className="btn btn-square h-11 w-11 shrink-0 btn-ghost"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
